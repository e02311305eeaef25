export { countUpToMost } from './server/console-section';
