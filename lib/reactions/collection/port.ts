export { collectedId, listCollected } from './server/list-collected';
