export { earnPoints } from './server/earn-points';
