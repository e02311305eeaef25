/** What a text under review belongs to; a slice whose texts are reviewed adds its kind. */
export const reviewKinds = ['person'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** How a review stands: read by nobody yet, allowed, refused, or overtaken by a later text. */
export const reviewStates = ['pending', 'allowed', 'refused', 'replaced'] as const;
export type ReviewState = (typeof reviewStates)[number];
