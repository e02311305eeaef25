/** Pseudo-random numbers, the same for the same seed on every machine. */
export interface Random {
  /** 0 up to 1. */
  (): number;
  between(low: number, high: number): number;
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
  /** Normally distributed around 0, seldom beyond 3. */
  normal(): number;
}

/** A generator for a readable seed such as `works/video-001`. */
export function seededRandom(seed: string): Random {
  const next = generator(hash(seed));
  const between = (low: number, high: number) => low + next() * (high - low);
  const int = (low: number, high: number) => Math.floor(between(low, high + 1));
  return Object.assign(() => next(), {
    between,
    int,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    chance: (probability: number) => next() < probability,
    normal: () => next() + next() + next() + next() + next() + next() - 3,
  });
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}

/** A Weyl sequence, mixed twice. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
