/**
 * Spreads integers evenly over 0 to 1, the same on every machine: pseudo-random numbers for the demonstration. Each
 * irrational `by` gives a sequence of its own.
 */
export const spread = (index: number, by: number) => ((index + 1) * by) % 1;
