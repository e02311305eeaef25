/** Without an id it is the list of activities, whose address is canonical. */
export { default, generateMetadata } from '../activity/page';
