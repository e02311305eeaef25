import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Searchable } from '@/lib/base/thing/port';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { endFoundPages, writeDocument } from './keep-document';

/** Things of one transaction: whoever writes meanwhile waits no longer than for a few milliseconds of each (DESIGN 5). */
const portion = 50;

/**
 * Makes the index agree with many things of a kind, in portions, each in a transaction of its own: after a change of
 * something that stands in all of them. Ends early, by throwing, when `signal` says so.
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

/** Makes the documents of the things that follow an id, and returns their ids; none when nothing follows. */
export async function keepNext(db: Database, searchable: Searchable, after: string): Promise<string[]> {
  const ids = await searchable.findIds(db.read, after, portion);
  await keepDocuments(db, searchable, ids);
  return ids;
}

/** Makes the documents of everything of a kind in this one transaction: for a few hundred things at most. */
export async function keepAll(tx: Tx, searchable: Searchable): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids: string[] = await searchable.findIds(tx, after, portion);
    await writeEach(tx, searchable, ids);
    after = ids.at(-1);
  }
  await endFoundPages(tx);
}

async function writeEach(tx: Tx, { kind, readDocument }: Searchable, ids: readonly string[]): Promise<void> {
  // Of two that keep the same things neither holds one that the other waits for while it waits itself.
  for (const id of ids.toSorted()) {
    await writeDocument(tx, kind, id, readDocument);
    await letOthersWork();
  }
}
