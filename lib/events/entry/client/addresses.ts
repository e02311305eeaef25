export { ownEntryPath } from '../rules/entry-path';

/** Where somebody finds their own entries, without language prefix. */
export const ownEntriesPath = '/entry';

/** An entry as everybody sees it, in its contest. */
export const entryPath = (contestName: string, id: string) =>
  `/match/${encodeURIComponent(contestName)}/works/${encodeURIComponent(id)}`;
