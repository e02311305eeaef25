export { markHits } from '../rules/hits';
