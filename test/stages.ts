import type { HostAct } from '@/lib/live/stage/codes';
import { actOnGuest } from '@/lib/live/stage/server/act-on-guest';
import { beatStage } from '@/lib/live/stage/server/beat-stage';
import { getStage } from '@/lib/live/stage/server/get-stage';
import { joinStage } from '@/lib/live/stage/server/join-stage';
import { leaveStage } from '@/lib/live/stage/server/leave-stage';
import { makeStagePass } from '@/lib/live/stage/server/make-stage-pass';
import { raiseHand } from '@/lib/live/stage/server/raise-hand';
import { sendSignals } from '@/lib/live/stage/server/send-signals';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { callerOf, noon, testContext } from './context';
import { insertRows, personRow, type Row } from './rows';

/** A public participatory broadcast of `host` that starts in 20 minutes. */
function stagedRow(row: Partial<Row<'live_broadcast'>> & { id: string }): Row<'live_broadcast'> {
  return {
    ...{ host_id: 'host', topic_id: null, review_state: 2, title_zh: `直播 ${row.id}`, title_en: '' },
    ...{ body_zh: '', body_en: '', cover: null, start_at: noon + 20 * 60_000, planned_end_at: noon + 80 * 60_000 },
    ...{ minutes: 60, price_fen: 0, source: 'encoder', source_address: '', keeps_replay: 1, is_participatory: 1 },
    ...{ revision: 0, reason: '', words: '[]', created_at: noon, updated_at: noon, submitted_at: noon },
    ...{ verified_at: noon, edited_at: null, canceled_at: null, cancel_reason: '', live_at: null, lost_at: null },
    ...{ ended_at: null, replay_id: null, replay_at: null, missed_at: null, comment_count: 0 },
    ...row,
  };
}

const people = ['host', 'mei', 'lin', 'tao', 'hua', 'wen'];

/** The stage of the broadcast `show`: what each person does on it. */
export function stageOf(database: () => { db: Database }) {
  let clock = noon;
  const as = (personId: string | null, more: Partial<Context> = {}) =>
    testContext(database().db, { caller: personId === null ? null : callerOf(personId), now: () => clock, ...more });
  const devices = { isMuted: false, hasPicture: true };
  const id = 'show';
  const raise = (who: string) => raiseHand(as(who), { id });
  const act = (name: HostAct, userId: string, by = 'host') => actOnGuest(as(by), { id, userId, act: name });
  const join = async (who: string) => (await joinStage(as(who), { id, key: '', ...devices })).peer;
  return {
    ...{ as, raise, act, join, people },
    now: () => clock,
    /** Lets time pass. */
    pass: (seconds: number) => {
      clock += seconds * 1000;
    },
    view: (who: string) => getStage(as(who), { id, key: '' }),
    viewBy: (key: string) => getStage(as(null), { id: '', key }),
    joinBy: async (key: string) => (await joinStage(as(null), { id: '', key, ...devices })).peer,
    leave: (who: string) => leaveStage(as(who), { id }),
    makePass: async () => (await makeStagePass(as('host'), { id })).key,
    beat: (who: string, peer = '', more = {}) => beatStage(as(who), { id, key: '', peer, ...devices, ...more }),
    send: (who: string, peer: string, to: string, number: number, context: Partial<Context> = {}) =>
      sendSignals(as(who, context), {
        ...{ id, key: '', peer },
        signals: [{ to, number, kind: 'candidate', content: `${who} ${number}` }],
      }),
    /** Brings somebody on the stage. */
    bring: async (who: string) => {
      await raise(who);
      await act('admit', who);
      return join(who);
    },
    begin: () =>
      database().db.transaction(async (tx) => {
        await insertRows(
          tx,
          'person',
          people.map((one) => personRow({ id: one })),
        );
        await insertRows(tx, 'live_broadcast', [
          stagedRow({ id }),
          stagedRow({ id: 'talk', is_participatory: 0 }),
          stagedRow({ id: 'draft', review_state: 0, verified_at: null }),
          stagedRow({ id: 'paid', price_fen: 100 }),
          stagedRow({ id: 'later', start_at: noon + 3 * 3_600_000, planned_end_at: noon + 4 * 3_600_000 }),
        ]);
      }),
    /** Nobody has been on it, at noon. */
    beginAnew: async () => {
      clock = noon;
      await database().db.transaction(async (tx) => {
        for (const table of ['live_stage_signal', 'live_stage_peer', 'live_stage_guest', 'live_stage'] as const) {
          await tx.deleteFrom(table).execute();
        }
      });
    },
  };
}
