export { entryPath, ownEntryPath } from '../rules/entry-path';

/** Where somebody finds their own entries, without language prefix. */
export const ownEntriesPath = '/entry';
