/** What can be liked; a slice whose things are liked adds its kind. */
export const likeKinds = ['video', 'comment'] as const;
export type LikeKind = (typeof likeKinds)[number];
