export { countVotes } from './server/count-votes';
export { recountVotes } from './server/recount-votes';
