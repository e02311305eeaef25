/** Without an id, or with one that no work can have, there is nothing to play. */
export { default, generateMetadata } from './[id]/page';
