export { areWorksShown } from './rules/public-result';
export { releaseWorks } from './server/end/end-entries';
export { entryThumb } from './server/entry-thumb';
export { entriesTag, entryTag } from './server/page-tags';
export { findEntryItems } from './server/public/find-entry-items';
export { writeResults } from './server/results/write-results';
export { seedEndOfResults } from './server/seed-end';
