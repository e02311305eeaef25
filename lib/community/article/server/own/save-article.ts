import type { FlaggedTexts } from '@/lib/base/moderation/port';
import { submitFlagged } from '@/lib/base/moderation/port';
import { pictureKeys } from '@/lib/base/rich-text/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicArticleState } from '../../codes';
import type { ArticleDraft, ArticleFields, saveArticle as contract } from '../../contract';
import { type ReviewedField, reviewedFields } from '../../rules/article-texts';
import { keepLists } from '../lists';
import { showChange } from '../show-change';
import { requireComplete, requireKnown } from './check-fields';
import { cleanBody } from './clean-body';
import { flagEdit, waitingFields, wordsIn } from './flag-article';
import { isVersionDue, keepVersion } from './keep-version';
import { type ArticleRow, changeOwnArticle, findOwnArticle } from './own-article';
import { findStems, lookAfterPictures, stemOf } from './own-pictures';
import { readDraft, toDraft } from './read-draft';
import { textColumns, textsOf } from './text-columns';
import { writeTags } from './write-tags';

/**
 * Saves what is written of an article and returns it; bodies are sanitised, and pictures in them that were not uploaded for
 * it are dropped. One that waits or is public must stay complete; a draft may lack anything.
 * In a public one, new texts with prohibited words throw ProhibitedWords with the fields; once confirmed, these titles and
 * bodies go to review, the public still sees the previous ones, and everything else is saved. In tags such words are rejected
 * with code `400`.
 * Throws Changed for an outdated `revision`, also for one of two concurrent saves; NullPointer for an article that is not the
 * caller's; PhoneNeeded for new public texts of a caller without a bound phone; code `400` from `requireKnown` and
 * `requireComplete`.
 */
export async function saveArticle(
  context: Context,
  { id, revision, acknowledged, ...written }: InputOf<typeof contract>,
): Promise<ArticleDraft> {
  const own = { id, personId: signedIn(context).personId };
  const { read } = context.db;
  const row = await findOwnArticle(read, own);
  // Told first: whoever works on something outdated need not be told what is wrong with it. The statement decides.
  if (row.revision !== revision) throw new CodedError('Changed');
  const [standing, stems] = await Promise.all([toDraft(read, row, context.language), findStems(read, id)]);
  const isOwn = (key: string) => stems.has(stemOf(key));
  const bodies = { bodyZh: cleanBody(written.bodyZh, isOwn), bodyEn: cleanBody(written.bodyEn, isOwn) };
  const fields = { ...written, ...bodies };
  await requireKnown(context, own, { fields, standing, stems });
  const isPublic = row.state === publicArticleState;
  const isWaiting = row.state === 'pending_review';
  if (isPublic || isWaiting) requireComplete(fields, context.language);
  const flagged = isPublic ? await flagEdit(context, { fields, standing, acknowledged }) : new Map();
  const words = isWaiting ? await wordsIn(read, fields) : undefined;
  await context.db.transaction((tx) => write(tx, { row, standing, fields, flagged, words, now: context.now() }));
  return readDraft(read, own, context.language);
}

interface Change {
  /** What all checks were based on; the statement changes nothing else. */
  row: ArticleRow;
  standing: ArticleDraft;
  fields: ArticleFields;
  flagged: FlaggedTexts<ReviewedField>;
  /** For reviewers; undefined if the article is not under review. */
  words: string[] | undefined;
  now: number;
}

async function write(tx: Tx, { row, standing, fields, flagged, words, now }: Change): Promise<void> {
  const { id, state, revision, author_id: personId } = row;
  const isPublic = state === publicArticleState;
  const waiting = waitingFields(fields, standing);
  const replaced = reviewedFields.filter((field) => !waiting.has(field));
  await submitFlagged(tx, { kind: 'article', subjectId: id, fields: replaced, flagged }, now);
  const placed = replaced.filter((field) => !flagged.has(field));
  const texts = textColumns(textsOf(row), Object.fromEntries(placed.map((field) => [field, fields[field]])), now);
  const isRewritten = Object.keys(texts).length > 0;
  const isSeen = isPublic && (isRewritten || (fields.cover || null) !== row.cover);
  const changed = await changeOwnArticle(
    tx,
    { id, personId, revision, states: [state] },
    {
      ...{ ...texts, cover: fields.cover || null, topic_id: fields.topicId || null },
      ...{ revision: revision + 1, updated_at: now },
      ...(isSeen && { edited_at: now }),
      ...(words && { words: JSON.stringify(words) }),
    },
  );
  await requirePictures(tx, fields, id);
  await writeTags(tx, id, fields.tags);
  const isKept = isRewritten && (isPublic || state === 'pending_review' || (await isVersionDue(tx, id, now)));
  const isDropped = isKept && (await keepVersion(tx, row));
  if (isDropped || hasLessPictures(row, changed)) await lookAfterPictures(tx, id, now);
  if (!isPublic) return;
  await keepLists(tx, changed);
  await showChange(tx, changed, now);
}

/** The pictures of a row: its cover, and those in its texts. */
const picturesOf = ({ cover, body_zh, body_en }: ArticleRow) => [
  ...(cover ? [cover] : []),
  ...[body_zh, body_en].flatMap(pictureKeys),
];

function hasLessPictures(before: ArticleRow, after: ArticleRow): boolean {
  const kept = new Set(picturesOf(after));
  return picturesOf(before).some((key) => !kept.has(key));
}

/** Throws Changed where a picture was removed since it was found, as unused ones are: its author sees then that it is gone. */
async function requirePictures(tx: Tx, { cover, bodyZh, bodyEn }: ArticleFields, id: string): Promise<void> {
  const used = [...(cover ? [cover] : []), ...[bodyZh, bodyEn].flatMap(pictureKeys)];
  const stems = used.length > 0 ? await findStems(tx, id) : new Set();
  if (used.some((key) => !stems.has(stemOf(key)))) throw new CodedError('Changed');
}
