import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { makeBoards } from './make-boards';

/**
 * At each Beijing midnight: the boards of the new day (specification section 9, before 10:00). If it fails, its retries
 * end well before that hour.
 */
export const renewBoards = defineJob({
  kind: 'ranking.renew-boards',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  run: ({ db, now, signal }) => makeBoards(db, now(), signal),
});
