/**
 * Every table of the product by name. Each owner adds its own in its `server/tables.ts` by declaration merging, so that
 * a query may join another slice's table to read it; only the owner writes it (enforced by the border check).
 */
// biome-ignore lint/suspicious/noEmptyInterface: a type alias could not be augmented elsewhere
export interface Tables {}
