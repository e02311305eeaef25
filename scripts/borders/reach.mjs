/**
 * The modules that reach what a rule forbids, each with the shortest way, as `{ rule, file, detail, comment }`. One walk backwards from
 * all that is forbidden: dependency-cruiser's own rule looks for a way from each module to each other one, which took minutes.
 */
export function checkReach(modules, { name, comment, from, fromNot, to }) {
  const importers = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const known = importers.get(resolved);
      if (known) known.push(source);
      else importers.set(resolved, [source]);
    }
  }
  /** The next step of each module on its way. */
  const next = new Map();
  const waiting = [...importers.keys()].filter((module) => to.test(module));
  for (const forbidden of waiting) next.set(forbidden, null);
  for (const module of waiting) {
    for (const importer of importers.get(module) ?? []) {
      if (next.has(importer)) continue;
      next.set(importer, module);
      waiting.push(importer);
    }
  }
  return [...next.keys()]
    .filter((file) => next.get(file) !== null && from.test(file) && !fromNot.test(file))
    .map((file) => ({ rule: name, file, detail: wayOf(file, next).join(' → '), comment }));
}

function wayOf(file, next) {
  const way = [];
  for (let step = file; step !== null; step = next.get(step)) way.push(step);
  return way;
}
