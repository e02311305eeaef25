export { requireProof } from './server/require-proof';
