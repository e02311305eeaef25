import { v4 as newId } from 'uuid';
import { emit } from '@/lib/app/events';
import type { EntryFields, sendEntry as sendCall } from '@/lib/events/entry/contract';
import { checkEntry } from '@/lib/events/entry/server/desk/check-entry';
import { endEntries } from '@/lib/events/entry/server/end/end-entries';
import { refundFailed } from '@/lib/events/entry/server/end/refund-failed';
import { beginEntry } from '@/lib/events/entry/server/own/begin-entry';
import { saveEntry } from '@/lib/events/entry/server/own/save-entry';
import { sendEntry } from '@/lib/events/entry/server/own/send-entry';
import { withdrawEntry } from '@/lib/events/entry/server/own/withdraw-entry';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { addContest, type WrittenContest } from './contests';
import type { TestDatabase } from './engines';
import { orderScene } from './orders';
import { insertRows, personRow, type Row, videoRow } from './rows';

/** What is written of a complete entry; the work is the test's. */
const sameFields: EntryFields = {
  ...{ workId: '', categoryId: '', mode: 'individual', teamName: '' },
  ...{ titleZh: '一盏灯', titleEn: '', introZh: '灯在夜里走。', introEn: '', pictures: [] },
};

type Sending = Partial<InputOf<typeof sendCall>> & { context?: Partial<Context> };

/** Open contests of `organiser`, and people with money who enter works; the clock is that of `orderScene`. */
export function entryScene(database: () => TestDatabase, clock?: () => number) {
  const orders = orderScene(database, clock);
  const { as, product, read } = orders;
  const job = () => ({ ...product(), attempt: 1, signal: new AbortController().signal });
  let count = 0;

  const rowOf = (id: string) =>
    read().selectFrom('contest_entry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** A work of somebody. */
  async function work(personId: string, row: Partial<Row<'video'>> = {}) {
    count += 1;
    const made = videoRow({ id: `work-${String(count).padStart(4, '0')}`, author_id: personId, ...row });
    await database().db.transaction((tx) => insertRows(tx, 'video', [made]));
    return made.id;
  }

  /** A complete draft for a new work of somebody; its id. */
  async function draft(personId: string, contest: string, fields: Partial<EntryFields> = {}) {
    const { id } = await beginEntry(as(personId), { clientId: newId(), name: contest, workId: '' });
    const workId = fields.workId ?? (await work(personId));
    const written = { ...sameFields, categoryId: `${contest}-film`, ...fields, workId };
    await saveEntry(as(personId), { id, revision: 0, ...written });
    return id;
  }

  /** Sends it as its form shows it. */
  async function send(personId: string, id: string, { context, ...input }: Sending = {}) {
    const { revision } = input.revision === undefined ? await rowOf(id) : { revision: input.revision };
    const form = { termsVersion: 1, feeFen: 0, agrees: true, acknowledged: false, clientId: newId() };
    return sendEntry(as(personId, context), { id, ...form, ...input, revision });
  }

  return {
    ...orders,
    job,
    rowOf,
    work,
    draft,
    send,
    begin: async (people: readonly string[]) => {
      const rows = [...people, 'organiser', 'sam'].map((id) => personRow({ id }));
      await database().db.transaction((tx) => insertRows(tx, 'person', rows));
      for (const id of people) await orders.give('wallet', 1_000_000, id);
    },
    /** Adds a contest with the category `{name}-film`, which costs so many fen; its name. */
    contest: async (feeFen = 0, written: Partial<WrittenContest> = {}) => {
      count += 1;
      const name = written.name ?? `contest-${String(count).padStart(4, '0')}`;
      const fees = feeFen > 0 ? JSON.stringify([{ untilAt: null, feeFen }]) : '[]';
      await addContest(database().db, { categories: { [`${name}-film`]: { fees } }, ...written, name });
      return name;
    },
    /** A draft that is sent, and is to be paid where there is a fee. */
    entered: async (personId: string, contest: string, feeFen = 0) => {
      const id = await draft(personId, contest);
      await send(personId, id, { feeFen });
      return id;
    },
    change: (contest: string, row: Partial<Row<'contest'>>) =>
      database().db.transaction((tx) =>
        tx.updateTable('contest').set(row).where('activity_id', '=', contest).execute(),
      ),
    withdraw: (personId: string, id: string, context: Partial<Context> = {}) =>
      withdrawEntry(as(personId, context), { id }),
    pay: async (personId: string, id: string) =>
      payFromBalance(as(personId), { orderId: (await rowOf(id)).order_id ?? '', way: 'wallet' }),
    check: async (id: string, reason = '') => {
      const { revision } = await rowOf(id);
      return checkEntry(as('organiser'), { id, revision, isPassed: reason === '', reason });
    },
    cancel: async (contest: string, reason = '天气') => {
      await database().db.transaction(async (tx) => {
        await tx.updateTable('activity').set({ canceled_at: product().now() }).where('id', '=', contest).execute();
        await emit(product(), tx, 'activity.canceled', { id: contest, reason });
      });
    },
    end: (contest: string, end: 'canceled' | 'decided' | 'over', reason = '') =>
      endEntries.run(job(), { contestId: contest, end, reason }),
    refund: () => refundFailed.run(job(), { occurrence: 0 }),
    contestsOf: async (id: string) => {
      const entry = await rowOf(id);
      const found = read()
        .selectFrom('video')
        .select('contest_count')
        .where('id', '=', entry.work_id ?? '');
      return (await found.executeTakeFirstOrThrow()).contest_count;
    },
    /** What each person was told, in order: kinds of notices. */
    toldOf: async (personId: string) => {
      const rows = await read()
        .selectFrom('notice')
        .select('kind')
        .where('person_id', '=', personId)
        .where('kind', 'like', 'entry-%')
        .orderBy('seq')
        .execute();
      return rows.map(({ kind }) => kind.slice('entry-'.length));
    },
    contradictions: () => contradictions(read()),
  };
}

const standing = ['unpaid', 'submitted', 'notShortlisted', 'shortlisted', 'notAwarded', 'awarded'];

/**
 * What contradicts itself: locks beside works, numbers and counts beside entries, an entry beside its order. Nothing, whatever was
 * done.
 */
async function contradictions(db: ReturnType<ReturnType<typeof orderScene>['read']>): Promise<string[]> {
  const entries = await db
    .selectFrom('contest_entry as entry')
    .leftJoin('sale_order as order', 'order.id', 'entry.order_id')
    .selectAll('entry')
    .select(['order.state as order_state', 'order.total_fen', 'order.refunding_fen'])
    .execute();
  const wrong: string[] = [];
  for (const one of entries) {
    const isOwed = one.order_state === 'paid' && one.refunding_fen !== one.total_fen;
    const isOpen = one.order_state === 'pending' || one.order_state === 'paid_pending_review';
    if (one.holds_work === 1 && !standing.includes(one.state)) wrong.push(`${one.id}: ${one.state} holds its work`);
    if (isOwed !== (one.is_paid === 1)) wrong.push(`${one.id}: ${one.order_state}, paid ${one.is_paid}`);
    if (one.state === 'unpaid' && !isOpen) wrong.push(`${one.id}: unpaid, ${one.order_state}`);
    if (one.state === 'submitted' && one.order_id !== null && !isOwed) wrong.push(`${one.id}: submitted, not paid`);
    if (one.state === 'withdrawn' && isOwed) wrong.push(`${one.id}: withdrawn, not refunded`);
    if (one.is_shown === 1 && !standing.includes(one.state)) wrong.push(`${one.id}: ${one.state} is shown`);
  }
  for (const { id, contest_count } of await db.selectFrom('video').select(['id', 'contest_count']).execute()) {
    const holding = entries.filter(({ work_id, holds_work }) => work_id === id && holds_work === 1).length;
    if (holding !== contest_count) wrong.push(`${id}: ${contest_count} contests, ${holding} entries`);
  }
  for (const tally of await db.selectFrom('contest_entry_tally').selectAll().execute()) {
    const own = entries.filter(({ activity_id }) => activity_id === tally.activity_id);
    const numbers = own.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b);
    if (numbers.some((number, index) => number !== index + 1)) wrong.push(`${tally.activity_id}: ${numbers.join()}`);
    if (numbers.length !== tally.last_number) wrong.push(`${tally.activity_id}: the last is ${tally.last_number}`);
    const shown = own.filter(({ is_shown }) => is_shown === 1).length;
    if (shown !== tally.shown_count) wrong.push(`${tally.activity_id}: ${tally.shown_count} of ${shown} shown`);
  }
  return wrong;
}
