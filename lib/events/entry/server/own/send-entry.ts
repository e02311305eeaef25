import { flagTexts } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { type Category, type ContestFacts, feeAt, findCategories, holdContest } from '@/lib/events/contest/port';
import { addOrder, holdBuyer } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { lockForContest } from '@/lib/works/work/port';
import { standingStates } from '../../codes';
import type { sendEntry as contract, EntryDraft } from '../../contract';
import { editable, transitions } from '../../rules/transitions';
import { nextNumber } from '../standing/tally';
import { tellEntry } from '../told-entry';
import { refuse } from './check-fields';
import { changeEntry, type EntryRow, findOwnEntry, holdOwnEntry, requireOpen } from './own-entry';
import { readDraft } from './read-draft';
import { requireComplete } from './require-complete';

type Input = InputOf<typeof contract>;

/**
 * Enters a work (specification sections 3 to 6): the entry stands in its contest from then on, and its work can be neither changed
 * nor deleted. It counts by when this call arrived; close, fees and terms are those of one moment, as the contest is held. With a
 * fee the entry is unpaid until its order is paid. One that failed and is paid costs nothing. Sent twice it is sent once.
 * Throws code `400` with all that it lacks (`rules/missing.ts`) and with `workId`, `notReady` for a work that is neither public nor
 * under review; ProhibitedWords with the fields unless confirmed; Changed for an outdated revision or state; TermsChanged and
 * FeeChanged with the new version or fee (fen) as the rule of `termsVersion` or `feeFen`; WorkEntered for a work that stands in this
 * contest; EventCanceled, EntryClosed, TooManyOrders, PhoneNeeded, NullPointer for an entry that is not the caller's.
 */
export async function sendEntry(context: Context, input: Input): Promise<EntryDraft> {
  const own = { id: input.id, personId: requireAllowed(context, 'post').personId };
  const read = await findOwnEntry(context.db.read, own);
  const words = await findWords(context, read, input);
  await context.db.transaction(async (tx) => {
    // The person first, as by everybody who orders; then the contest, for which all who send wait in a row.
    const known = await holdBuyer(tx, { personId: own.personId, clientId: input.clientId });
    const contest = await holdContest(tx, read.activity_id);
    const entry = await holdOwnEntry(tx, own);
    if (wasSent(entry, input)) return;
    requireOpen(contest, context.arrivedAt);
    if (entry.revision !== input.revision || !editable.includes(entry.state)) throw new CodedError('Changed');
    const category = await requireComplete(tx, entry, await findCategories(tx, contest.id), context.language);
    const feeFen = requireAgreed(contest, entry, { category, input, at: context.arrivedAt });
    // The id of another order: it would be taken for this one.
    if (known && feeFen > 0) refuse([{ field: 'clientId', rule: 'repeated' }]);
    await takeWork(tx, entry);
    const orderId = feeFen > 0 ? await placeFee(context, tx, { contest, entry, category, input, feeFen }) : null;
    await enter(context, tx, { entry, input, words, orderId, feeFen });
  });
  return readDraft(context, input.id);
}

/** The prohibited words in its texts. Throws ProhibitedWords unless they are acknowledged; they are looked at by its contest. */
async function findWords(context: Context, row: EntryRow, { acknowledged }: Input): Promise<string[]> {
  const written = { teamName: row.team_name, titleZh: row.title_zh, titleEn: row.title_en };
  const texts = Object.entries({ ...written, introZh: row.intro_zh, introEn: row.intro_en })
    .filter(([, text]) => text !== '')
    .map(([field, text]) => ({ field, text }));
  const flagged = await flagTexts(context, { texts, acknowledged });
  return [...new Set([...flagged.values()].flatMap((found) => found.words))];
}

/** Whether this call was made before: nothing but a sending leads from a revision to a standing entry with the next one. */
const wasSent = ({ state, revision }: EntryRow, input: Input): boolean =>
  revision === input.revision + 1 && (state === 'unpaid' || state === 'submitted');

interface Agreement {
  category: Category;
  input: Input;
  at: number;
}

/** What is to be paid, in fen. Throws TermsChanged or FeeChanged where the form showed something else. */
function requireAgreed({ terms_version }: ContestFacts, entry: EntryRow, { category, input, at }: Agreement): number {
  if (input.termsVersion !== terms_version) {
    throw new CodedError('TermsChanged', { fields: [{ field: 'termsVersion', rule: String(terms_version) }] });
  }
  const feeFen = entry.is_paid === 1 ? 0 : feeAt(category.fees, at);
  if (input.feeFen !== feeFen) {
    throw new CodedError('FeeChanged', { fields: [{ field: 'feeFen', rule: String(feeFen) }] });
  }
  return feeFen;
}

/** Locks the work. All who send wait for the contest, so that nobody else enters it here meanwhile. */
async function takeWork(tx: Tx, { work_id, activity_id, person_id }: EntryRow): Promise<void> {
  const id = work_id ?? '';
  const other = await tx
    .selectFrom('contest_entry')
    .select('id')
    .where('work_id', '=', id)
    .where('activity_id', '=', activity_id)
    .where('state', 'in', standingStates)
    .executeTakeFirst();
  if (other) throw new CodedError('WorkEntered');
  if (!(await lockForContest(tx, { id, personId: person_id }))) refuse([{ field: 'workId', rule: 'notReady' }]);
}

interface Fee {
  contest: ContestFacts;
  entry: EntryRow;
  category: Category;
  input: Input;
  feeFen: number;
}

/** Orders the fee, under the title of the contest. Throws TooManyOrders. */
async function placeFee(context: Context, tx: Tx, { contest, entry, category, input, feeFen }: Fee): Promise<string> {
  const { id } = await addOrder(context, tx, {
    ...{ personId: entry.person_id, clientId: input.clientId, kind: 'contest' },
    ...{ titleZh: contest.title_zh || (contest.title_en ?? ''), titleEn: contest.title_en || contest.title_zh },
    lines: [
      {
        ...{
          product: entry.id,
          titleZh: category.nameZh || category.nameEn,
          titleEn: category.nameEn || category.nameZh,
        },
        ...{ quantity: 1, unitFen: feeFen },
      },
    ],
  });
  return id;
}

interface Entering {
  entry: EntryRow;
  input: Input;
  words: string[];
  /** Null where nothing is to be paid. */
  orderId: string | null;
  feeFen: number;
}

async function enter(context: Context, tx: Tx, { entry, input, words, orderId, feeFen }: Entering): Promise<void> {
  await changeEntry(tx, entry.id, {
    state: orderId === null ? transitions.send.to : 'unpaid',
    number: entry.number ?? (await nextNumber(tx, entry.activity_id)),
    ...{ reason: '', words: JSON.stringify(words), terms_version: input.termsVersion },
    // What was paid for it stays.
    ...(entry.is_paid === 0 && { fee_fen: feeFen, order_id: orderId }),
    ...{ sent_at: context.arrivedAt, checked_at: null, holds_work: 1 },
    ...{ revision: entry.revision + 1, updated_at: context.now() },
  });
  if (orderId === null) await tellEntry(context, tx, entry, { news: 'submitted' });
}
