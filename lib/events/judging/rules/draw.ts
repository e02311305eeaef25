/**
 * Pseudo-random numbers from 0 to 1 that follow from a seed alone, so that whoever has it can draw the same again: FNV-1a of the
 * seed, then mulberry32.
 */
export function drawFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 16_777_619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in an order that is drawn. */
export function shuffled<Item>(items: readonly Item[], draw: () => number): Item[] {
  return items
    .map((item) => ({ item, turn: draw() }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ item }) => item);
}
