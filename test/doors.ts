import { v4 as uuid } from 'uuid';
import type { ScanAct } from '@/lib/events/door/codes';
import * as contract from '@/lib/events/door/contract';
import { findScans } from '@/lib/events/door/server/find-scans';
import { sendScans } from '@/lib/events/door/server/send-scans';
import { signEntryCode } from '@/lib/events/ticket/server/entry-code';
import type { Database } from '@/lib/platform/server/db/database';
import { callerOf, noon, testContext } from './context';
import { activityRow, ticketRow } from './event-rows';
import { insertRows, personRow } from './rows';

/** What is scanned with; the rest is as from the door of a device that did not let in by itself. */
interface Scanned {
  nonce?: string;
  act?: ScanAct;
  isAdmitted?: boolean;
  at?: number;
}

export const event = { activityId: 'event', key: '' };

/** The door of the activity `event` of `organiser`, whose tickets `t1` to `t6` are of every state. */
export function doorOf(database: () => { db: Database }) {
  let clock = noon;
  const as = (personId: string | null) =>
    testContext(database().db, { caller: personId === null ? null : callerOf(personId), now: () => clock });
  const organiser = () => as('organiser');
  const written = (code: string, { nonce = uuid(), act = 'enter', isAdmitted = false, at = clock }: Scanned = {}) => ({
    ...{ nonce, act, isAdmitted, code },
    at: new Date(at).toISOString(),
  });
  const send = async (scans: ReturnType<typeof written>[], { door = '北门', access = event, by = organiser() } = {}) =>
    (await sendScans(by, contract.sendScans.input.parse({ ...access, door, scans }))).scans;

  return {
    ...{ as, organiser, written, send },
    scan: async (code: string, more: Scanned = {}, door = '北门') => (await send([written(code, more)], { door }))[0],
    codeOf: (ticketId: string, activityId = 'event') => signEntryCode(database(), { ticketId, activityId }),
    historyOf: (which: 'all' | 'conflicts') =>
      findScans(organiser(), { activityId: 'event', which, pageIndex: 1, pageSize: 100 }),
    /** Lets time pass. */
    pass: (ms: number) => {
      clock += ms;
    },
    begin: () =>
      database().db.transaction(async (tx) => {
        await insertRows(
          tx,
          'person',
          ['organiser', 'other', 'guest', 'friend'].map((id) => personRow({ id })),
        );
        await insertRows(tx, 'activity', [
          activityRow({ id: 'event', title_en: 'Night of light' }),
          activityRow({ id: 'second' }),
          activityRow({ id: 'others', organiser_id: 'other' }),
          activityRow({ id: 'draft', review_state: 0, verified_at: null }),
          activityRow({ id: 'canceled', canceled_at: noon }),
        ]);
        const type = { activity_id: 'event', price_fen: 0, quantity: null, shares_stock: 0, per_person: 0 } as const;
        const sale = { sale_start_at: null, sale_end_at: null, is_paused: 0 } as const;
        await insertRows(tx, 'activity_ticket_type', [
          { id: 'day', position: 0, name_zh: '日票', name_en: 'Day ticket', ...type, ...sale },
          { id: 'night', position: 1, name_zh: '夜票', name_en: 'Night ticket', ...type, ...sale },
        ]);
      }),
    /** The tickets, of which nobody has come, at noon. */
    beginAnew: async () => {
      clock = noon;
      await database().db.transaction(async (tx) => {
        for (const table of ['ticket', 'door_scan', 'door_entry', 'door_key'] as const) {
          await tx.deleteFrom(table).execute();
        }
        await insertRows(tx, 'ticket', [
          ticketRow({ id: 't1', attendee: '李雷', mobile: '+8613800001234', ticket_type_id: 'day' }),
          ticketRow({ id: 't2', attendee: '韩梅梅', ticket_type_id: 'night', person_id: 'friend' }),
          ticketRow({ id: 't3', state: 'returned' }),
          ticketRow({ id: 't4', state: 'held' }),
          ticketRow({ id: 't5', activity_id: 'second' }),
          ticketRow({ id: 't6', person_id: 'other' }),
        ]);
      });
    },
  };
}
