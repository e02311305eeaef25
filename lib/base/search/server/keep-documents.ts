import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Searchable } from '@/lib/base/thing/port';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { endFoundPages, writeDocument } from './keep-document';

/** Things per transaction: a concurrent write waits only a few milliseconds for each (DESIGN 5). */
const portion = 50;

/**
 * Updates the index entries of many things of a kind, in portions with a transaction each: after a change of something
 * that all of them contain. Throws early when `signal` is aborted.
 */
export async function keepDocuments(
  db: Database,
  searchable: Searchable,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  for (let start = 0; start < ids.length; start += portion) {
    signal?.throwIfAborted();
    await db.transaction(async (tx) => {
      await writeEach(tx, searchable, ids.slice(start, start + portion));
      await endFoundPages(tx);
    });
  }
}

/** Writes the documents of the things after an id, and returns their ids; empty at the end. */
export async function keepNext(db: Database, searchable: Searchable, after: string): Promise<string[]> {
  const ids = await searchable.findIds(db.read, after, portion);
  await keepDocuments(db, searchable, ids);
  return ids;
}

/** Writes the documents of all things of a kind in this transaction: for a few hundred things at most. */
export async function keepAll(tx: Tx, searchable: Searchable): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids: string[] = await searchable.findIds(tx, after, portion);
    await writeEach(tx, searchable, ids);
    after = ids.at(-1);
  }
  await endFoundPages(tx);
}

async function writeEach(tx: Tx, { kind, readDocument }: Searchable, ids: readonly string[]): Promise<void> {
  // In one order, so that two concurrent calls do not deadlock.
  for (const id of ids.toSorted()) {
    await writeDocument(tx, kind, id, readDocument);
    await letOthersWork();
  }
}
