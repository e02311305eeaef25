import { requireAllowed } from '@/lib/base/permission/port';
import type { UsedUpload } from '@/lib/base/upload/port';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { Language } from '@/lib/platform/shared/language';
import { workLimits } from '../../codes';
import type { createWork as contract, WorkDraft } from '../../contract';
import { titleOfFile } from '../../rules/work-texts';
import { draftOf } from './new-draft';
import { findOwnWork } from './own-work';
import { readDraft } from './read-draft';
import { requireRoom } from './require-room';
import { takeUpload } from './take-upload';

/**
 * Creates a draft from an upload, complete or not, with the file's name as title. The work has the upload's id, so that
 * the same upload always gives the same draft, even after its bytes were taken over.
 * Throws PhoneNeeded for a caller without a bound phone, TooManyDrafts beyond the maximum of unpublished works,
 * NullPointer for an upload that is unknown or not the caller's, and for one whose work was deleted.
 */
export async function createWork(context: Context, { uploadId: id }: InputOf<typeof contract>): Promise<WorkDraft> {
  const { personId } = requireAllowed(context, 'post');
  await context.db.transaction((tx) => makeDraft(context, tx, { id, personId }));
  return readDraft(context.db.read, { id, personId }, context.language);
}

async function makeDraft(context: Context, tx: Tx, { id, personId }: { id: string; personId: string }): Promise<void> {
  const now = context.now();
  await holdPerson(tx, personId);
  const used = await takeUpload(tx, { id, ownerId: personId }, now);
  if (!used) {
    // In use already: by its work, or by something else.
    await findOwnWork(tx, { id, personId });
    return;
  }
  await requireRoom(tx, personId);
  await tx
    .insertInto('video')
    .values(draftOf({ id, personId, ...titlesOf(used, context.language), now }))
    .execute();
  await context.emit(context, tx, 'work.created', { id, uploadId: id, used });
}

/** The name of its file, in the language of the title that this version needs. */
function titlesOf(used: UsedUpload, language: Language) {
  const title = titleOfFile(used.name, workLimits.title);
  return { titleZh: language === 'en' ? '' : title, titleEn: language === 'en' ? title : null };
}
