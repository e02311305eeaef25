/** Where its people find an entry of theirs: it is written, sent and followed there. */
export const ownEntryPath = (id: string) => `/entry/${encodeURIComponent(id)}`;

/** An entry as everybody sees it, in its contest. */
export const entryPath = (contestName: string, id: string) =>
  `/match/${encodeURIComponent(contestName)}/works/${encodeURIComponent(id)}`;
