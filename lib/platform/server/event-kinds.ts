/** Every kind of event with what it says. A slice declares its own by module augmentation, as with its tables. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the slices
export interface EventKinds {}
