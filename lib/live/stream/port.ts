export { pieceKey } from './rules/piece-key';
export { signRecording } from './server/out/sign-recording';
export { askForRemoval } from './server/remove-pieces';
