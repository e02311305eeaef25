import { setTimeout as sleep } from 'node:timers/promises';
import { migrations } from '@/lib/app/migrations';
import { findHits } from '@/lib/base/search/port';
import { findSuggestions } from '@/lib/base/search/server/suggest';
import { searchVideos } from '@/lib/front/discover/server/search';
import type { Database, Engine } from '@/lib/platform/server/db/database';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';
import { testContext } from '@/test/context';
import { newDatabase } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { fillIndex, unpopularWord } from './fill-index';
import type { Row } from './results';

const calls = 20;
/** ms (DESIGN 5). */
const budget = 50;
const page = { pageIndex: 1, pageSize: 20 };
/** In ms; by then every search has been recorded. */
const notedWithin = 2_000;

/** Searches among the documents of `fillIndex`. */
const searches = {
  'a rare word': 'tag77',
  'a word of a tenth of them': '装置',
  'a word of nearly all': '作品',
  'two common words': '机器 光',
  'a common and a rare word': '装置 tag80',
  'one character': '光',
  'eight characters in a row': '机械臂学会了犹豫',
  'some English words': 'the machine sweeps',
  'a word of unpopular ones alone': unpopularWord,
};
/** Beginnings of words: of many names, and of none. */
const beginnings = { 'what begins names': 'mach', 'what begins none': 'zzz' };

/**
 * What the first page of a search costs among `works` works, from the verb to its twenty items; the same for
 * suggestions.
 */
export async function measureSearch(engine: Engine, works = 1_000_000): Promise<Row[]> {
  const { url, remove } = await newDatabase(engine);
  const db = openDatabase(url);
  try {
    await migrate(db, migrations);
    await fillIndex(db, works);
    await putFound(db);
    const context = testContext(db);
    const rows: Row[] = [];
    for (const [what, text] of Object.entries(searches)) {
      rows.push(await row(`${what}, among ${works} works`, () => searchVideos(context, { ...page, text })));
    }
    for (const [what, text] of Object.entries(beginnings)) {
      rows.push(await row(`suggestions for ${what}`, () => findSuggestions(context, { text })));
    }
    await sleep(notedWithin);
    return rows;
  } finally {
    await db.close();
    await remove();
  }
}

/** Adds the works that are found: a page reads no others. */
async function putFound(db: Database): Promise<void> {
  const hits = await Promise.all(Object.values(searches).map((text) => findHits(db.read, 'video', text)));
  await db.transaction(async (tx) => {
    await insertRows(tx, 'person', [personRow({ id: 'author' })]);
    await insertRows(
      tx,
      'video',
      [...new Set(hits.flat())].map((id) => videoRow({ id })),
    );
  });
}

async function row(what: string, work: () => Promise<unknown>): Promise<Row> {
  await work();
  const costs: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const began = performance.now();
    await work();
    costs.push(performance.now() - began);
  }
  costs.sort((one, other) => one - other);
  const [median, most] = [0.5, 0.95].map((share) => costs[Math.ceil(share * calls) - 1] ?? Number.NaN) as [
    number,
    number,
  ];
  return {
    what,
    measured: `${median.toFixed(1)} ms, 19 of 20 within ${most.toFixed(1)} ms`,
    ratio: median / budget,
    budget: `<= ${budget} ms`,
    ok: median <= budget,
  };
}
