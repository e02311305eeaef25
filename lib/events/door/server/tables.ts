import type { Generated } from 'kysely';
import type { ScanAct, ScanResult } from '../codes';

/** A link of a helper: its key is in the link only, here is its hash. */
export interface DoorKeyTable {
  id: string;
  activity_id: string;
  /** Who got it. */
  name: string;
  /** SHA-256 of the key, base64url. */
  hash: string;
  created_at: number;
  /** The last minute in which something was scanned with it. */
  last_used_at: number | null;
  revoked_at: number | null;
}

/** A scan as it was decided. Never removed: it is the record of a door. */
export interface DoorScanTable {
  activity_id: string;
  /** Of the device; with the activity the key, so that the same scan is one, however often it is sent. */
  nonce: string;
  act: ScanAct;
  result: ScanResult;
  /** Null for what is no ticket of the activity. */
  ticket_id: string | null;
  door: string;
  /** Null for the organiser. */
  key_id: string | null;
  /** When and where the ticket had been used, as the answer said. */
  used_at: number | null;
  used_door: string;
  /** A device without a line let in whom this scan refuses. */
  is_conflict: Generated<0 | 1>;
  /** By the clock of the device. */
  at: number;
  received_at: number;
}

/** Who is in: a row for each used ticket that came through a door. */
export interface DoorEntryTable {
  ticket_id: string;
  activity_id: string;
  door: string;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    door_key: DoorKeyTable;
    door_scan: DoorScanTable;
    door_entry: DoorEntryTable;
  }
}
