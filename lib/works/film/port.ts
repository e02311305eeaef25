export { openByPass } from './server/playback/open-by-pass';
