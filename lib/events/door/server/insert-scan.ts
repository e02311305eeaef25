import { v4 as uuid } from 'uuid';
import type { Tx } from '@/lib/platform/server/db/database';
import type { ScanAct, ScanResult } from '../codes';

/** A scan with what it came to; times in ms. */
export interface DecidedRow {
  activityId: string;
  nonce?: string;
  act?: ScanAct;
  result: ScanResult;
  ticketId: string | null;
  door: string;
  keyId: string | null;
  usedAt: number | null;
  usedDoor: string;
  isConflict: boolean;
  at: number;
  /** When it came; by default as it was scanned. */
  receivedAt?: number;
}

/** Keeps a decided scan. Breaks a unique constraint where the same one was kept before. */
export async function insertScan(tx: Tx, scan: DecidedRow): Promise<void> {
  const { nonce = uuid(), act = 'enter', at, receivedAt = at } = scan;
  await tx
    .insertInto('door_scan')
    .values({
      ...{ activity_id: scan.activityId, nonce, act, result: scan.result, ticket_id: scan.ticketId, door: scan.door },
      ...{ key_id: scan.keyId, used_at: scan.usedAt, used_door: scan.usedDoor, at, received_at: receivedAt },
      is_conflict: scan.isConflict ? 1 : 0,
    })
    .execute();
}
