import { millisecondsInDay } from 'date-fns/constants';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { checkLedger } from './check-ledger';

/** At each Beijing midnight, examines the transactions of the last two days and all accounts; a fault fails the job. */
export const checkNightly = defineJob({
  kind: 'ledger.check',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  isPatient: true,
  maxAttempts: 1,
  async run({ db, log, signal }, { occurrence }) {
    let faults = 0;
    for await (const fault of checkLedger(db.read, { since: occurrence - 2 * millisecondsInDay })) {
      signal.throwIfAborted();
      log.error(fault, 'the ledger is wrong');
      faults += 1;
    }
    if (faults > 0) throw new Error(`The ledger has ${faults} faults: see the log, or npm run staff -- ledger check.`);
  },
});
