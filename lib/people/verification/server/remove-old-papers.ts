import { millisecondsInDay } from 'date-fns/constants';
import { removePictures } from '@/lib/base/media/port';
import { defineJob, type JobContext } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { kept } from '../codes';
import { paperPictures } from './paper-pictures';

/** Applications that a query of the job reads at a time. */
const portion = 100;

/**
 * At midnight in Beijing: removes the pictures of applications 30 days after the decision, and then too the private facts of
 * those that do not hold. Those of one that holds are kept until it ends: they say whom the mark stands for.
 */
export const removeOldPapers = defineJob({
  kind: 'verification.remove-old-papers',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run(context) {
    const until = context.now() - kept.days * millisecondsInDay;
    await removeOldPictures(context, until);
    await removeOldFacts(context, until);
  },
});

async function removeOldPictures({ db, now, signal }: JobContext, until: number): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const rows = await db.read
      .selectFrom('verification_application')
      .select('id')
      .where('decided_at', '<=', until)
      .where('pictures_removed_at', 'is', null)
      .orderBy('decided_at')
      .orderBy('id')
      .limit(portion)
      .execute();
    for (const { id } of rows) {
      // The bytes first: a crash in between removes them once more.
      await removePictures(paperPictures.folderOf(id));
      await db.transaction(async (tx) => {
        await tx.deleteFrom('verification_picture').where('application_id', '=', id).execute();
        await tx
          .updateTable('verification_application')
          .set({ pictures_removed_at: now() })
          .where('id', '=', id)
          .execute();
      });
    }
    if (rows.length < portion) return;
  }
}

async function removeOldFacts({ db, signal }: JobContext, until: number): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const ids = await db.read
      .selectFrom('verification_application')
      .select('id')
      .where('state', 'in', ['refused', 'expired', 'replaced'])
      .where('sealed', 'is not', null)
      .where('decided_at', '<=', until)
      .orderBy('decided_at')
      .orderBy('id')
      .limit(portion)
      .execute();
    if (ids.length === 0) return;
    await db.transaction((tx) =>
      tx
        .updateTable('verification_application')
        .set({ sealed: null, number_digest: null })
        .where(
          'id',
          'in',
          ids.map(({ id }) => id),
        )
        .where('state', 'in', ['refused', 'expired', 'replaced'])
        .execute(),
    );
  }
}
