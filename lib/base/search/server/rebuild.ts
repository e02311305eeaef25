import { sql } from 'kysely';
import { z } from 'zod';
import type { Searchable } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { defineJob, type Job } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { type SearchKind, searchKinds } from '../codes';
import { indexVersion } from '../rules/document-words';
import { keepAll, keepNext } from './keep-documents';
import type { Searchables } from './searchable';
import { countHeads, weigh } from './weigh';

const payload = z.object({
  kind: z.enum(searchKinds),
  /** The last processed thing; empty at first. */
  after: z.string(),
  /** When this rebuild was requested, ms. */
  begunAt: z.int(),
});
export type RebuildJob = Job<typeof payload>;

/** After this time a run continues as a new job, which another node may take. */
const runMs = 30_000;
/** After this many things the command recomputes the heads, as the job does after a run; a multiple of the portion. */
const countedEvery = 10_000;

/** The job that rebuilds the index of a kind, in portions. The existing index can be searched meanwhile. */
export function makeRebuildJob(searchables: Searchables): RebuildJob {
  const job: RebuildJob = defineJob({
    kind: 'search.rebuild',
    payload,
    isPatient: true,
    limitSeconds: 3600,
    async run({ db, now, signal }, { kind, after, begunAt }) {
      const end = performance.now() + runMs;
      let last: string | undefined = after;
      while (last !== undefined && performance.now() < end) {
        signal.throwIfAborted();
        last = (await keepNext(db, searchables[kind], last)).at(-1);
      }
      if (last === undefined) return finish(db, searchables[kind], signal);
      // So that the heads change little at the end of a first build.
      await countHeads(db, kind);
      const next = { kind, after: last, begunAt };
      const uniqueKey = `${kind} ${begunAt} ${last}`;
      await db.transaction((tx) => enqueue(tx, job, next, { now: now(), uniqueKey }));
    },
  });
  return job;
}

/**
 * Requests a rebuild of the index of every kind that has none, or one of older rules: after an update, an import, a
 * restore. Of several nodes that start at once one does it. An index of a newer version of the product stays.
 */
export async function askForIndex({ db, now }: Pick<Context, 'db' | 'now'>, job: RebuildJob): Promise<void> {
  await db.transaction(async (tx) => {
    for (const kind of searchKinds) {
      if (await claim(tx, kind)) await enqueue(tx, job, { kind, after: '', begunAt: now() }, { now: now() });
    }
  });
}

/** A negative version means that it is being rebuilt. */
async function claim(tx: Tx, kind: SearchKind): Promise<boolean> {
  const claimed = await tx
    .insertInto('index_kind')
    .values({ kind, version: -indexVersion, head_weights: '[]' })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet({ version: -indexVersion })
        .where(sql<boolean>`abs(index_kind.version) < ${indexVersion}`),
    )
    .returning('kind')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Rebuilds the index of every kind in this process, and reports the number of finished things of each kind. The product
 * may run meanwhile.
 */
export async function rebuildIndex(
  db: Database,
  searchables: Searchables,
  report: (progress: { kind: SearchKind; things: number; isDone: boolean }) => void,
): Promise<void> {
  for (const searchable of Object.values(searchables)) {
    let things = 0;
    for (let after: string | undefined = ''; after !== undefined; ) {
      const ids: string[] = await keepNext(db, searchable, after);
      things += ids.length;
      report({ kind: searchable.kind, things, isDone: false });
      after = ids.at(-1);
      if (things % countedEvery === 0) await countHeads(db, searchable.kind);
    }
    await finish(db, searchable);
    report({ kind: searchable.kind, things, isDone: true });
  }
}

/** Fills the index in a transaction that has just filled the tables: the demonstration's. */
export async function fillIndex(tx: Tx, searchables: Searchables): Promise<void> {
  for (const searchable of Object.values(searchables)) {
    await keepAll(tx, searchable);
    await markMade(tx, searchable.kind);
  }
}

async function finish(db: Database, searchable: Searchable, signal?: AbortSignal): Promise<void> {
  await weigh(db, searchable, signal);
  await db.transaction((tx) => markMade(tx, searchable.kind));
}

async function markMade(tx: Tx, kind: SearchKind): Promise<void> {
  await tx
    .insertInto('index_kind')
    .values({ kind, version: indexVersion, head_weights: '[]' })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ version: indexVersion }))
    .execute();
}
