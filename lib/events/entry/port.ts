export { areWorksShown, isNamed } from './rules/public-result';
export { releaseWorks } from './server/end/end-entries';
export { entriesTag, entryTag } from './server/page-tags';
export { findPeopleIds } from './server/people/find-people';
export { findEntryItems, shownEntries } from './server/public/find-entry-items';
export { writeResults } from './server/results/write-results';
