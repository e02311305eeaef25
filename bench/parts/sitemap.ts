import type { Database } from '@/lib/platform/server/db/database';
import { writeSitemap } from '@/lib/platform/server/sitemap/write-sitemap';
import { listParts, openPart } from '@/lib/works/work/server/sitemap';
import type { Row } from './results';

const rounds = 5;
/** In ms, of a whole part. */
const mostOfPart = 200;

/** What a part of the sitemap of works costs in ms, from finding it to its last byte: the first, and the last full one. */
export async function measureSitemap(db: Database): Promise<Row[]> {
  const parts = await listParts(db.read);
  const names = [parts[0] ?? '', parts.at(-2) ?? ''];
  const costs = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, name] of names.entries()) costs[at] = Math.min(costs[at] ?? 0, await costOfPart(db, name));
  }
  const [first = Number.NaN, last = Number.NaN] = costs;
  const measured = (cost: number) => `${cost.toFixed(1)} ms`;
  return [
    {
      what: `sitemap of works, part 1 of ${parts.length}`,
      measured: measured(first),
      ratio: first / mostOfPart,
      budget: `<= ${mostOfPart} ms`,
      ok: first <= mostOfPart,
    },
    {
      what: `sitemap of works, part ${parts.length - 1} beside part 1`,
      measured: `${last.toFixed(1)} of ${measured(first)}`,
      ratio: last / first,
      budget: '<= 2',
      ok: last <= 2 * first,
    },
  ];
}

async function costOfPart(db: Database, name: string): Promise<number> {
  const began = performance.now();
  const urls = await openPart({ db }, name);
  if (!urls) throw new Error(`There is no part ${name}.`);
  let bytes = 0;
  for await (const chunk of writeSitemap(urls)) bytes += chunk.length;
  if (bytes === 0) throw new Error(`Part ${name} is empty.`);
  return performance.now() - began;
}
