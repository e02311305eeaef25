export { findAbout, findRates } from './server/find-data';
export { contentTag } from './server/page-tags';
