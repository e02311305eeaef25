export { deliver, isDeliverable } from './server/deliver';
export type { CodeMessage } from './server/sender';
