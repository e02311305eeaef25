export { deliver, isDeliverable } from './server/deliver';
export type { LetterMessage } from './server/sender';
