export { areWorksShown } from './rules/public-result';
export { releaseWorks } from './server/end/end-entries';
export { entriesTag } from './server/page-tags';
export { entryThumb } from './server/entry-thumb';
export { findEntryItems } from './server/public/find-entry-items';
export { writeResults } from './server/results/write-results';
export { seedEndOfResults } from './server/seed-end';
