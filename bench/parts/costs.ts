import type { Row } from './results';

const calls = 200;
const rounds = 5;

/** The lowest cost of each in ms, by its name. */
type Costs<Name extends string> = Record<Name, number>;

/**
 * Milliseconds per call of each, in turns, after one call that warms it; the fastest of several rounds is the one least
 * disturbed by the machine.
 */
export async function fastest<Name extends string>(works: Record<Name, () => Promise<unknown>>): Promise<Costs<Name>> {
  const names = Object.keys(works) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, Number.POSITIVE_INFINITY])) as Costs<Name>;
  for (const name of names) await works[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) best[name] = Math.min(best[name], await perCall(works[name]));
  }
  return best;
}

async function perCall(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let call = 0; call < calls; call += 1) await work();
  return (performance.now() - began) / calls;
}

/** At most `most` ms. */
export function rowBelow(what: string, cost: number, most: number): Row {
  return { what, measured: `${cost.toFixed(3)} ms`, ratio: cost / most, budget: `<= ${most} ms`, ok: cost <= most };
}

/** Within at most so many times its floor, or no more above it than `above` ms. */
export function rowBeside(what: string, cost: number, floor: number, most: number, above = 0): Row {
  const ratio = cost / floor;
  const measured = `${cost.toFixed(3)} of ${floor.toFixed(3)} ms`;
  const budget = `<= ${most}${above ? `, or + ${above} ms` : ''}`;
  return { what, measured, ratio, budget, ok: ratio <= most || cost <= floor + above };
}
