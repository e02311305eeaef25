import type { SelectQueryBuilder } from 'kysely';
import type { Action } from '@/lib/base/permission/contract';
import type { Context } from '@/lib/platform/server/context';
import type { Tables } from '@/lib/platform/server/db/tables';
import { type ConsoleSectionName, mostWaiting } from '../codes';

/** A part of the console; it stands at `/staff/<name>`. */
export interface ConsoleSection {
  name: ConsoleSectionName;
  /** What somebody must be allowed to see it. */
  action: Action;
  /** How many things in it wait for somebody, at most `mostWaiting`; without it nothing ever waits there. */
  countWaiting?(context: Context): Promise<number>;
}

/** Counts rows no further than the console shows: a queue that has run full must not cost more with every row. */
export async function countUpToMost<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const found = await rows
    .select(({ lit }) => lit(1).as('one'))
    .limit(mostWaiting)
    .execute();
  return found.length;
}

declare module '@/lib/platform/server/slice' {
  interface Slice {
    /** Its queues and desks in the console. */
    console?: readonly ConsoleSection[];
  }
}
