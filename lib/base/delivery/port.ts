export { deliver, isDeliverable, isNoteDeliverable } from './server/deliver';
export { keepInOutbox } from './server/outbox';
export type { LetterMessage } from './server/sender';
