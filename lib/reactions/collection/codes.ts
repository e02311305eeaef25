/** What can be collected; a slice that lands adds its kind. */
export const collectionKinds = ['video', 'activity', 'playlist'] as const;
export type CollectionKind = (typeof collectionKinds)[number];
