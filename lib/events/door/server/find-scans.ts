import { requireOrganiser } from '@/lib/events/ticket/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findScans as contract, KeptScan } from '../contract';
import { scanOf, scansWithTickets } from './kept-scan';

/** Scans at the doors of an activity of the caller, the latest first. Throws Unauthorized, NullPointer for any other one. */
export async function findScans(
  context: Context,
  { activityId, which, ...page }: InputOf<typeof contract>,
): Promise<Page<KeptScan>> {
  await requireOrganiser(context, activityId);
  const all = scansWithTickets(context.db.read)
    .leftJoin('door_key', 'door_key.id', 'door_scan.key_id')
    .select('door_key.name as helper')
    .where('door_scan.activity_id', '=', activityId);
  const rows = await (which === 'conflicts' ? all.where('door_scan.is_conflict', '=', 1) : all)
    .orderBy('door_scan.received_at', 'desc')
    .orderBy('door_scan.nonce')
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  return toPage(rows, page, (row) => ({
    ...scanOf(row, context.language),
    ...{ act: row.act, door: row.door, helper: row.helper ?? '', isConflict: row.is_conflict === 1 },
    ...{ at: isoInBeijing(row.at), receivedAt: isoInBeijing(row.received_at) },
  }));
}
