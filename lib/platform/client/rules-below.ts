import type { BrokenRules } from './saver-state';

/** Those of broken rules that are below a place, by the rest of their places; that of the place itself is at the empty one. */
export function rulesBelow(rules: BrokenRules, place: string): BrokenRules {
  const below = Object.entries(rules).filter(([each]) => each === place || each.startsWith(`${place}.`));
  return Object.fromEntries(below.map(([each, rule]) => [each.slice(place.length + 1), rule]));
}
