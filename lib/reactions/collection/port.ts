export { collectedId, listCollected } from './server/list-collected';
export { writeCollected } from './server/write-collected';
