export { deliver, isDeliverable } from './server/deliver';
