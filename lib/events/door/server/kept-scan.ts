import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { ScanResult } from '../codes';
import type { DecidedScan, WrittenScan } from '../contract';
import type { Access } from './find-access';

/** A scan of a device at a door. */
export interface DoorScan {
  access: Access;
  door: string;
  scan: WrittenScan;
}

/** Scans with their tickets. */
export const scansWithTickets = (db: Reader) =>
  db
    .selectFrom('door_scan')
    .leftJoin('ticket', 'ticket.id', 'door_scan.ticket_id')
    .leftJoin('activity_ticket_type as type', 'type.id', 'ticket.ticket_type_id')
    .selectAll('door_scan')
    .select(['ticket.attendee', 'type.name_zh', 'type.name_en']);

type ScanRow = Awaited<ReturnType<ReturnType<typeof scansWithTickets>['execute']>>[number];

/** What a scan and its ticket have in every answer. */
export function scanOf(row: ScanRow, language: Language) {
  return {
    ...{ nonce: row.nonce, result: row.result, ticketId: row.ticket_id ?? '', name: row.attendee ?? '' },
    typeName: row.name_zh === null ? '' : translate(row.name_zh, row.name_en, language).text,
  };
}

/** Whether a device let in by itself whom the server refuses. */
export const isConflict = ({ act, isAdmitted }: Pick<WrittenScan, 'act' | 'isAdmitted'>, result: ScanResult) =>
  isAdmitted && act === 'enter' && result !== 'in';

/**
 * The answer to a scan that was decided; undefined for a new one. A device that got no answer, and let in by itself, says so
 * when it sends the scan again: if it was refused, it is a conflict.
 */
export async function findKeptScan(context: Context, { access, scan }: DoorScan): Promise<DecidedScan | undefined> {
  const activityId = access.activity.id;
  const row = await scansWithTickets(context.db.read)
    .where('door_scan.activity_id', '=', activityId)
    .where('door_scan.nonce', '=', scan.nonce)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.is_conflict === 0 && isConflict({ ...scan, act: row.act }, row.result)) {
    await context.db.transaction((tx) =>
      tx
        .updateTable('door_scan')
        .set({ is_conflict: 1 })
        .where('activity_id', '=', activityId)
        .where('nonce', '=', scan.nonce)
        .execute(),
    );
  }
  return {
    ...scanOf(row, context.language),
    ...{ usedAt: row.used_at === null ? null : isoInBeijing(row.used_at), usedDoor: row.used_door },
  };
}
