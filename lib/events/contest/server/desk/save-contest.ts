import { recordAudit } from '@/lib/base/audit/port';
import { blockPictures, requireBlocks } from '@/lib/base/content/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { unlessTaken } from '@/lib/platform/server/db/unless-taken';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ContestDraft, saveContest as contract } from '../../contract';
import { areTermsChanged, changedFields, recordedChanges } from '../../rules/changes';
import { noteChanges } from '../note-change';
import { type AtDesk, requireDesk } from '../require-desk';
import { showContest } from '../show-contest';
import { queueTurns } from '../turn-contest';
import { requireChangeable, requireClean, requireComplete, requireKnown } from './check-fields';
import { findPictures, lookAfterPictures } from './contest-pictures';
import { readDraft } from './read-draft';
import { findStanding, type Written } from './standing';
import { writeCategories, writeTerms } from './write-parts';
import { columnsOf, writtenFields } from './written-fields';

/**
 * Saves what is written of a contest and returns it. A draft may lack anything, and contradict itself. A published one stays
 * complete (specification section 5); other terms are a new version, so that it is known what each entrant has agreed to, and what
 * entrants rely on is recorded for its integrity page. What staff save is audited.
 * Throws Changed for an outdated `revision`, also for one of two concurrent saves; NullPointer for who neither organises it nor
 * manages contests; PhoneNeeded for new public texts of an organiser without a bound phone; EventCanceled and code `400` from
 * `check-fields.ts`; code `400` with the rule `taken` for the name of another contest, and with `used` where a category is left out
 * in which something was entered.
 */
export async function saveContest(
  context: Context,
  { id, revision, ...input }: InputOf<typeof contract>,
): Promise<ContestDraft> {
  const desk = await requireDesk(context, context.db.read, id);
  const standing = await findStanding(context.db.read, id);
  // Told first: whoever works on something outdated need not be told what is wrong with it. The statement decides.
  if ((standing.row?.revision ?? 0) !== revision) throw new CodedError('Changed');
  const written: Written = { standing, fields: writtenFields(input) };
  requireBlocks(written.fields.blocks);
  await requireKnown(context, written);
  if (typeof standing.row?.published_at === 'number') {
    if (!desk.isStaff) requireAllowed(context, 'post');
    requireChangeable(written, context.now());
    requireComplete(context, written);
    await requireClean(context, desk, written);
  }
  await context.db.transaction((tx) => write(context, tx, { ...written, desk }));
  return readDraft(context, id);
}

async function write(context: Context, tx: Tx, { standing, fields, desk }: Written & { desk: AtDesk }): Promise<void> {
  const { row, activity, fields: former } = standing;
  const now = context.now();
  const { id } = activity;
  const isPublic = typeof row?.published_at === 'number';
  if (!row) await beginContest(tx, id, now);
  const version = versionOf({ standing, fields });
  const saved = await replace(tx, { id, revision: row?.revision ?? 0, fields, version, now });
  await writeCategories(tx, id, { standing: former.categories, categories: fields.categories });
  if (areTermsChanged(former, fields)) {
    await writeTerms(tx, { id, version, bodies: { body_zh: fields.termsZh, body_en: fields.termsEn }, now });
  }
  await requirePictures(tx, { id, former: blockPictures(former.blocks), shown: blockPictures(fields.blocks), now });
  const changed = changedFields(former, fields);
  if (desk.isStaff && changed.length > 0) {
    await recordAudit(context, tx, {
      ...{ action: 'contest.contest.saved', subject: 'contest', subjectId: id },
      after: { changed },
    });
  }
  if (!isPublic) return;
  await noteChanges(tx, { id, changes: recordedChanges(former, fields), now });
  await queueTurns(tx, saved, now);
  await showContest(tx, id, now);
}

/** Makes the row of a contest of which nothing is written yet. */
export async function beginContest(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .insertInto('contest')
    .values({
      ...{ activity_id: id, name: null, published_at: null, works_at: null, vote_start_at: null, vote_end_at: null },
      ...{ results_at: null, shortlisted_at: null, decided_at: null, created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.column('activity_id').doNothing())
    .execute();
}

/** Of the terms as they are written: a new one where published ones change, the first while nobody can have agreed; 0 for none. */
function versionOf({ standing: { row, fields: former }, fields }: Written): number {
  const standing = row?.terms_version ?? 0;
  if (typeof row?.published_at === 'number') return areTermsChanged(former, fields) ? standing + 1 : standing;
  return fields.termsZh === '' && fields.termsEn === '' ? 0 : 1;
}

interface Replacement extends Pick<Written, 'fields'> {
  id: string;
  revision: number;
  version: number;
  now: number;
}

/** The row with its conditions, as one statement; it is locked until the transaction ends. */
async function replace(tx: Tx, { id, revision, fields, version, now }: Replacement) {
  const saving = tx
    .updateTable('contest')
    .set({ ...columnsOf(fields), terms_version: version, revision: revision + 1, updated_at: now })
    .where('activity_id', '=', id)
    .where('revision', '=', revision)
    .returningAll();
  let saved: Awaited<ReturnType<typeof saving.executeTakeFirst>>;
  const isFree = await unlessTaken(tx, async () => {
    saved = await saving.executeTakeFirst();
  });
  if (!isFree) throw new CodedError('400', { fields: [{ field: 'name', rule: 'taken' }] });
  if (!saved) throw new CodedError('Changed');
  return saved;
}

interface Shown {
  id: string;
  former: readonly string[];
  shown: readonly string[];
  now: number;
}

/** Throws Changed where a picture was removed since it was found, as unused ones are: its organiser sees then that it is gone. */
async function requirePictures(tx: Tx, { id, former, shown, now }: Shown): Promise<void> {
  const added = shown.filter((key) => !former.includes(key));
  const stored = added.length > 0 ? await findPictures(tx, id) : new Set();
  if (added.some((key) => !stored.has(key))) throw new CodedError('Changed');
  if (former.some((key) => !shown.includes(key))) await lookAfterPictures(tx, id, now);
}
