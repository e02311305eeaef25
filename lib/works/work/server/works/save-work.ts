import type { Updateable } from 'kysely';
import { type FlaggedTexts, findProhibitedWords, flagTexts, newTexts, submitFlagged } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicState } from '../../codes';
import type { saveWork as contract, WorkDraft, WorkFields } from '../../contract';
import { type ReviewedField, reviewedFields, workTexts } from '../../rules/work-texts';
import type { VideoTable } from '../tables';
import { requireComplete, requireKnown } from './check-fields';
import { removeUnlessUsed } from './own-files';
import { changeOwnWork, type OwnWorkId } from './own-work';
import { readDraft } from './read-draft';
import { showChange } from './show-change';
import { tellCredits } from './tell-credits';
import { writeCredits, writeTags } from './write-lists';

/**
 * Saves all fields of a work and returns it (specification section 5). An empty cover keeps the present one. A
 * submitted or public work must stay complete for the version; a draft may lack anything.
 * In a public work, new texts with prohibited words throw ProhibitedWords with the fields; once confirmed, titles and
 * intros go to review, the public still sees the previous ones, and everything else is saved. In tags and software such
 * words are rejected with code `400`.
 * Throws Changed for an outdated `revision`, also for one of two concurrent saves; InContest while the work is in a
 * contest; NullPointer for a work that is not the caller's; PhoneNeeded for new public texts of a caller without a
 * bound phone; code `400` from `requireKnown` and `requireComplete`.
 */
export async function saveWork(
  context: Context,
  { id, revision, acknowledged, ...fields }: InputOf<typeof contract>,
): Promise<WorkDraft> {
  const { personId } = signedIn(context);
  const own = { id, personId };
  const standing = await readDraft(context.db.read, own, context.language);
  // Checked first, since other errors do not matter for an outdated revision. The statement decides.
  if (standing.isInContest) throw new CodedError('InContest');
  if (standing.revision !== revision) throw new CodedError('Changed');
  await requireKnown(context, own, { fields, standing });
  const { state } = standing;
  if (state === publicState || state === 'pending_review') {
    requireComplete(context, { ...fields, cover: fields.cover || standing.cover }, true);
  }
  const flagged = state === publicState ? await flagPublic(context, { fields, standing, acknowledged }) : new Map();
  const words = state === 'pending_review' ? await wordsIn(context, fields) : undefined;
  await context.db.transaction(async (tx) => {
    const removed = await write(tx, own, { fields, standing, flagged, words, now: context.now() });
    await tellCredits(context, tx, own, { state, removed });
  });
  return readDraft(context.db.read, own, context.language);
}

/** The prohibited words in all texts of a work, each once. */
const wordsIn = ({ db }: Context, fields: WorkFields) =>
  findProhibitedWords(
    db.read,
    workTexts(fields).map(({ text }) => text),
  );

interface Asked {
  fields: WorkFields;
  standing: WorkDraft;
  acknowledged: boolean;
}

async function flagPublic(context: Context, { fields, standing, acknowledged }: Asked): Promise<FlaggedTexts> {
  const waiting = waitingFields(fields, standing);
  const texts = newTexts(workTexts(fields), workTexts(standing)).filter(({ field }) => !waiting.has(field));
  if (texts.length > 0) requireAllowed(context, 'post');
  return flagTexts(context, { texts, reviewed: reviewedFields, acknowledged });
}

/** Fields whose text equals the one under review, which stays there. */
function waitingFields(fields: WorkFields, { state, underReview }: WorkDraft): ReadonlySet<string> {
  return new Set(state === publicState ? reviewedFields.filter((field) => fields[field] === underReview[field]) : []);
}

interface Change {
  fields: WorkFields;
  /** The state that all checks were based on; the statement changes no other. */
  standing: WorkDraft;
  flagged: FlaggedTexts;
  /** For reviewers; undefined if the work is not under review. */
  words: string[] | undefined;
  now: number;
}

/** Returns the people whose credits it removed. */
async function write(tx: Tx, own: OwnWorkId, change: Change): Promise<string[]> {
  const { fields, standing, flagged, words, now } = change;
  const waiting = waitingFields(fields, standing);
  const written = reviewedFields.filter((field) => !waiting.has(field));
  await submitFlagged(tx, { kind: 'video', subjectId: own.id, fields: written, flagged }, now);
  const columns = {
    ...toColumns(fields, new Set([...flagged.keys(), ...waiting])),
    revision: standing.revision + 1,
    words: words && JSON.stringify(words),
  };
  const condition = { ...own, revision: standing.revision, states: [standing.state], outsideContests: true } as const;
  const changed = await changeOwnWork(tx, condition, withoutUndefined(columns));
  await writeTags(tx, own.id, fields.tags);
  const removed = await writeCredits(tx, own.id, fields.credits);
  if (changed.cover !== standing.cover) await removeUnlessUsed(tx, own.id, standing.cover, now);
  if (standing.state === publicState) await showChange(tx, changed, now);
  return removed;
}

/** Listed one by one, so that no other input field is written. */
function toColumns(fields: WorkFields, kept: ReadonlySet<string>) {
  const text = (field: ReviewedField) => (kept.has(field) ? undefined : fields[field]);
  return {
    title_zh: text('titleZh'),
    title_en: text('titleEn') === '' ? null : text('titleEn'),
    intro_zh: text('introZh'),
    intro_en: text('introEn') === '' ? null : text('introEn'),
    cover: fields.cover || undefined,
    category: fields.category || null,
    industry: fields.industry || null,
    profession: fields.profession || null,
    software: JSON.stringify(fields.software),
    is_original: fields.isOriginal === '' ? null : Number(fields.isOriginal === 'true'),
    is_downloadable: Number(fields.isDownloadable),
    is_made_with_ai: Number(fields.isMadeWithAi),
  };
}

function withoutUndefined(columns: Updateable<VideoTable>): Updateable<VideoTable> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
