/** Where its people find an entry of theirs: it is written, sent and followed there. */
export const ownEntryPath = (id: string) => `/entry/${encodeURIComponent(id)}`;
