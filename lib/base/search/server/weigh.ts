import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Searchable } from '@/lib/base/thing/port';
import type { Database, Reader, Tx } from '@/lib/platform/server/db/database';
import { putWeight } from '@/lib/platform/server/db/word-index';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import type { SearchKind } from '../codes';
import { headSizes } from '../rules/document-words';
import { endFoundPages, writeDocument } from './keep-document';
import { keepDocuments } from './keep-documents';
import type { Searchables } from './searchable';

/** Documents read at once. */
const portion = 500;

/**
 * The job that updates popularity and heads at each Beijing midnight: likes, views and followers do not touch the
 * index.
 */
export const makeWeighJob = (searchables: Searchables) =>
  defineJob({
    kind: 'search.weigh',
    payload: scheduledPayload,
    schedule: 'beijing-midnight',
    isPatient: true,
    limitSeconds: 3600,
    async run({ db, signal }) {
      for (const searchable of Object.values(searchables)) await weigh(db, searchable, signal);
    },
  });

/** Updates the weights of a kind, then its heads. Throws early when `signal` is aborted. */
export async function weigh(db: Database, searchable: Searchable, signal?: AbortSignal): Promise<void> {
  await renewWeights(db, searchable, signal);
  await renewHeads(db, searchable, { sizes: headSizes, signal });
}

/** Reads the weights from their owner, and removes things that may not be found any more. */
async function renewWeights(db: Database, searchable: Searchable, signal?: AbortSignal): Promise<void> {
  const { kind, readDocument, findWeights } = searchable;
  for (let after: string | undefined = ''; after !== undefined; ) {
    signal?.throwIfAborted();
    const rows: { number: number; thing_id: string; weight: number }[] = await documentsAfter(db.read, kind, after);
    const ids = rows.map(({ thing_id }) => thing_id);
    const weights = await findWeights(db.read, ids);
    const wrong = rows.filter(({ thing_id, weight }) => weights.get(thing_id) !== weight);
    if (wrong.length > 0) {
      await db.transaction(async (tx) => {
        for (const { number, thing_id } of wrong) {
          const weight = weights.get(thing_id);
          if (weight === undefined) await writeDocument(tx, kind, thing_id, readDocument);
          else await renewWeight(tx, number, weight);
        }
        await endFoundPages(tx);
      });
    }
    await letOthersWork();
    after = ids.at(-1);
  }
}

async function renewWeight(tx: Tx, number: number, weight: number): Promise<void> {
  await tx.updateTable('index_document').set({ weight }).where('number', '=', number).execute();
  await putWeight(tx, number, weight);
  await letOthersWork();
}

function documentsAfter(db: Reader, kind: SearchKind, after: string) {
  return db
    .selectFrom('index_document')
    .select(['number', 'thing_id', 'weight'])
    .where('kind', '=', kind)
    .where('thing_id', '>', after)
    .orderBy('thing_id')
    .limit(portion)
    .execute();
}

/** Recomputes the heads of a kind, and moves things that entered or left one. */
export async function renewHeads(
  db: Database,
  searchable: Searchable,
  { sizes, signal }: { sizes: readonly number[]; signal?: AbortSignal | undefined },
): Promise<void> {
  const { kind } = searchable;
  const bounds = await countHeads(db, kind, sizes);
  const misplaced = bounds.flatMap((bound, tier): Misplaced[] => [
    { kind, tier, weighs: '<', bound },
    { kind, tier: tier + 1, weighs: '>=', bound },
  ]);
  for (const where of misplaced) {
    for (;;) {
      const ids = await findMisplaced(db.read, where);
      if (ids.length === 0) break;
      await keepDocuments(db, searchable, ids, signal);
    }
  }
}

/** Computes the minimum weights of the heads: later index entries use them. */
export async function countHeads(
  db: Database,
  kind: SearchKind,
  sizes: readonly number[] = headSizes,
): Promise<number[]> {
  const bounds = await Promise.all(sizes.map((size) => headWeightOf(db.read, kind, size)));
  const head_weights = JSON.stringify(bounds);
  await db.transaction((tx) =>
    tx
      .insertInto('index_kind')
      .values({ kind, version: 0, head_weights })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ head_weights }))
      .execute(),
  );
  return bounds;
}

/**
 * The weight of the last thing of a head; 0 for a small kind, all of which belongs to it. With very many equal weights,
 * the head only has those above.
 */
async function headWeightOf(db: Reader, kind: SearchKind, size: number): Promise<number> {
  const last = await weightAt(db, kind, size - 1);
  if (last === undefined) return 0;
  return (await weightAt(db, kind, 2 * size)) === last ? last + 1 : last;
}

async function weightAt(db: Reader, kind: SearchKind, place: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('index_document')
    .select('weight')
    .where('kind', '=', kind)
    .orderBy('weight', 'desc')
    .limit(1)
    .offset(place)
    .executeTakeFirst();
  return row?.weight;
}

/** Things in this tier with a weight too low or too high for it. */
interface Misplaced {
  kind: SearchKind;
  tier: number;
  weighs: '<' | '>=';
  bound: number;
}

async function findMisplaced(db: Reader, { kind, tier, weighs, bound }: Misplaced): Promise<string[]> {
  const rows = await db
    .selectFrom('index_document')
    .select('thing_id')
    .where('kind', '=', kind)
    .where('tier', '=', tier)
    .where('weight', weighs, bound)
    .limit(portion)
    .execute();
  return rows.map(({ thing_id }) => thing_id);
}
