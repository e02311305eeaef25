import { sql } from 'kysely';
import { requireOrganiser } from '@/lib/events/ticket/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findScans as contract, KeptScan } from '../contract';
import { scanOf, scansWithTickets } from './kept-scan';

type Query = InputOf<typeof contract>;

/** Scans at the doors of an activity of the caller, the latest first. Throws Unauthorized, NullPointer for any other one. */
export async function findScans(context: Context, query: Query): Promise<Page<KeptScan>> {
  await requireOrganiser(context, query.activityId);
  const rows = await scansWithTickets(context.db.read)
    .innerJoin(pageOf(context.db.read, query).as('page'), (join) =>
      join.onRef('page.activity_id', '=', 'door_scan.activity_id').onRef('page.nonce', '=', 'door_scan.nonce'),
    )
    .leftJoin('door_key', 'door_key.id', 'door_scan.key_id')
    .select('door_key.name as helper')
    .orderBy('door_scan.received_at', 'desc')
    .orderBy('door_scan.nonce')
    .execute();
  return toPage(rows, query, (row) => ({
    ...scanOf(row, context.language),
    ...{ act: row.act, door: row.door, helper: row.helper ?? '', isConflict: row.is_conflict === 1 },
    ...{ at: isoInBeijing(row.at), receivedAt: isoInBeijing(row.received_at) },
  }));
}

/** The scans of a page and one more. Earlier pages are skipped in an index only. */
function pageOf(db: Reader, { activityId, which, pageIndex, pageSize }: Query) {
  return (
    db
      .selectFrom('door_scan')
      .select(['activity_id', 'nonce'])
      .where('activity_id', '=', activityId)
      // A literal, not a parameter: otherwise the partial index of conflicts is not used.
      .$if(which === 'conflicts', (all) => all.where('is_conflict', '=', sql.lit(1)))
      .orderBy('received_at', 'desc')
      .orderBy('nonce')
      .limit(pageSize + 1)
      .offset((pageIndex - 1) * pageSize)
  );
}
