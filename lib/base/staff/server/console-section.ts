import type { SelectQueryBuilder } from 'kysely';
import type { Action } from '@/lib/base/permission/contract';
import type { Context } from '@/lib/platform/server/context';
import type { Tables } from '@/lib/platform/server/db/tables';
import { type ConsoleSectionName, mostWaiting } from '../codes';

/** A section of the console, at `/staff/<name>`. */
export interface ConsoleSection {
  name: ConsoleSectionName;
  /** The permission to see it. */
  action: Action;
  /** Number of waiting items, at most `mostWaiting`; without it the section has none. */
  countWaiting?(context: Context): Promise<number>;
}

/** Counts rows up to the maximum that the console shows, so that the cost is bounded for a long queue. */
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
    /** Its sections in the console. */
    console?: readonly ConsoleSection[];
  }
}
