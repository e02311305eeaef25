/**
 * Spreads whole numbers evenly over 0 to 1, the same on every machine: what the demonstration takes for chance. Each
 * irrational `by` makes an order of its own.
 */
export const spread = (index: number, by: number) => ((index + 1) * by) % 1;
