/** Every kind of event with its data. A slice declares its own by module augmentation, as with its tables. */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the slices
export interface EventKinds {}
