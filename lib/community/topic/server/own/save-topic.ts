import type { Updateable } from 'kysely';
import { type FlaggedTexts, flagTexts, newTexts, submitFlagged } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicTopicState } from '../../codes';
import type { saveTopic as contract, TopicDraft, TopicFields } from '../../contract';
import { nameKey } from '../../rules/name-key';
import { type ReviewedField, reviewedFields, topicTexts } from '../../rules/topic-texts';
import type { TopicTable } from '../tables';
import { changeOwnTopic, type OwnTopicId, ownTopicId } from './own-topic';
import { readDraft } from './read-draft';
import { recordStaffChange } from './record-staff-change';
import { requireComplete } from './require-complete';
import { showChange } from './show-change';

/**
 * Saves what is said of a channel, all of it, and returns it. What waits or is public must stay complete; a draft may lack
 * anything. In a public one, new texts with prohibited words throw ProhibitedWords with the fields; once acknowledged, they
 * go to review, the public goes on seeing what stood there, and everything else is saved.
 *
 * Throws Changed for another `revision` than the last, of two who save at once for one of them; ChannelNameTaken where another
 * channel that waits or is public has the name, of two who take it at once for one of them; NullPointer for what is not the
 * caller's to run; PhoneNeeded for who has bound no phone; code `400` with the rule `fixed` for another kind than the one
 * that the channel was public with.
 */
export async function saveTopic(
  context: Context,
  { id, revision, acknowledged, ...fields }: InputOf<typeof contract>,
): Promise<TopicDraft> {
  const own = ownTopicId(context, id);
  if (!own.isStaff) requireAllowed(context, 'post');
  const standing = await readDraft(context.db.read, own, context.language);
  // Told first: whoever works on something outdated need not be told what is wrong with it. The statement decides.
  if (standing.revision !== revision) throw new CodedError('Changed');
  if (standing.wasPublic && fields.kind !== standing.kind) {
    throw new CodedError('400', { fields: [{ field: 'kind', rule: 'fixed' }] });
  }
  const { state } = standing;
  if (state === publicTopicState || state === 'pending_review') requireComplete({ ...standing, ...fields });
  const flagged =
    state === publicTopicState ? await flagPublic(context, { fields, standing, acknowledged }) : new Map();
  await context.db.transaction((tx) => write(context, tx, own, { fields, standing, flagged }));
  return readDraft(context.db.read, own, context.language);
}

interface Asked {
  fields: TopicFields;
  standing: TopicDraft;
  acknowledged: boolean;
}

function flagPublic(context: Context, { fields, standing, acknowledged }: Asked): Promise<FlaggedTexts<ReviewedField>> {
  const waiting = waitingFields(fields, standing);
  const texts = newTexts(topicTexts(fields), topicTexts(standing)).filter(({ field }) => !waiting.has(field));
  return flagTexts(context, { texts, reviewed: reviewedFields, acknowledged });
}

/** The fields whose text is the one that waits for review already: it goes on waiting. */
function waitingFields(fields: TopicFields, { underReview }: TopicDraft): ReadonlySet<ReviewedField> {
  return new Set(reviewedFields.filter((field) => fields[field] === underReview[field]));
}

interface Change {
  fields: TopicFields;
  /** What all of this was judged by; the statement changes nothing else. */
  standing: TopicDraft;
  flagged: FlaggedTexts;
}

async function write(context: Context, tx: Tx, own: OwnTopicId, { fields, standing, flagged }: Change): Promise<void> {
  const now = context.now();
  const waiting = waitingFields(fields, standing);
  const written = reviewedFields.filter((field) => !waiting.has(field));
  await submitFlagged(tx, { kind: 'topic', subjectId: own.id, fields: written, flagged }, now);
  const placed = written.filter((field) => !flagged.has(field));
  await changeOwnTopic(
    tx,
    { ...own, revision: standing.revision, states: [standing.state] },
    {
      ...Object.assign({}, ...placed.map((field) => columnsOf[field](fields[field]))),
      ...(!standing.wasPublic && { kind: fields.kind }),
      revision: standing.revision + 1,
      updated_at: now,
    },
  );
  const changed = reviewedFields.filter((field) => fields[field] !== { ...standing, ...standing.underReview }[field]);
  await recordStaffChange(context, tx, own, changed);
  if (standing.state === publicTopicState) await showChange(tx, own.id, now);
}

/** A text in its columns; a name with the key by which it is found. */
export const columnsOf: Readonly<Record<ReviewedField, (text: string) => Updateable<TopicTable>>> = {
  nameZh: (text) => ({ name_zh: text, name_key: nameKey(text) }),
  nameEn: (text) => ({ name_en: text || null, name_en_key: nameKey(text) }),
  introZh: (text) => ({ intro_zh: text }),
  introEn: (text) => ({ intro_en: text || null }),
};
