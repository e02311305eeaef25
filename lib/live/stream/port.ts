export { pieceKey, streamFolder } from './rules/piece-key';
