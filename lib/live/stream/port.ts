export { pieceKey } from './rules/piece-key';
export { askForRemoval } from './server/remove-pieces';
