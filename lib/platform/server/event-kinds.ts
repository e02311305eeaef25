/** Every kind of event with what it says. A capability declares its own by module augmentation, as with its tables. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the capabilities
export interface EventKinds {}
