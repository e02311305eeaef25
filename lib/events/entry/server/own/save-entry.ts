import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { saveEntry as contract, EntryDraft, EntryFields } from '../../contract';
import { editable } from '../../rules/transitions';
import { requireKnown } from './check-fields';
import { changeEntry, findContestOf, holdOwnEntry, requireOpen } from './own-entry';
import { lookAfterPictures, picturesOf } from './own-pictures';
import { readDraft } from './read-draft';

/**
 * Saves what is written of a draft, or of an entry that failed, until works are no longer taken, and returns it. It may lack
 * anything.
 * Throws NullPointer for an entry that is not the caller's, EventCanceled, EntryClosed, Changed for an outdated `revision`, also
 * for one of two concurrent saves, and for an entry that is sent, and code `400` from `requireKnown`.
 */
export async function saveEntry(
  context: Context,
  { id, revision, ...fields }: InputOf<typeof contract>,
): Promise<EntryDraft> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const row = await holdOwnEntry(tx, { id, personId });
    requireOpen(await findContestOf(tx, row), context.arrivedAt);
    if (row.revision !== revision || !editable.includes(row.state)) throw new CodedError('Changed');
    await requireKnown(tx, row, fields);
    const now = context.now();
    await changeEntry(tx, id, { ...columnsOf(fields), revision: revision + 1, updated_at: now });
    if (picturesOf(row).some((key) => !fields.pictures.includes(key))) await lookAfterPictures(tx, id, now);
  });
  return readDraft(context, id);
}

/** The columns of what is written. */
function columnsOf(fields: EntryFields) {
  return {
    ...{ work_id: fields.workId || null, category_id: fields.categoryId || null },
    ...{ mode: fields.mode, team_name: fields.teamName, pictures: JSON.stringify(fields.pictures) },
    ...{ title_zh: fields.titleZh, title_en: fields.titleEn, intro_zh: fields.introZh, intro_en: fields.introEn },
  };
}
