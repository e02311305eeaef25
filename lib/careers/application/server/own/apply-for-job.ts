import { v7 as uuid } from 'uuid';
import { flagTexts } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { findOpenJob, holdOpenJob, type Job, noteApplication } from '@/lib/careers/job/port';
import { holdPerson, requireNotBlocked } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { beijingMidnight, nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import { applicationLimits } from '../../codes';
import type { applyForJob as contract, OwnApplication } from '../../contract';
import { isPossible, transitions } from '../../rules/transitions';
import { type ApplicationRow, stepRow, takeStep } from '../steps';
import { readOwn } from './read-own';
import { requireOwnWorks } from './require-own-works';

type Input = InputOf<typeof contract>;

/**
 * Applies for an open job. There is one application of a person for a job, of many presses at once too; after a withdrawal it is sent
 * again. Closed at the same moment, it was sent before, and counts, or is refused.
 * Throws PhoneNeeded, NullPointer for a job that is not public, JobClosed, Forbidden for its own company, Blocked, AppliedAlready,
 * TooManyRequests for more than 50 on a Beijing day, code `400` for works that are not the caller's public ones (`unknown`) and a
 * note with prohibited words (`prohibited`).
 */
export async function applyForJob(context: Context, input: Input): Promise<OwnApplication> {
  const { personId } = requireAllowed(context, 'post');
  const { companyId } = await findOpenJob(context.db.read, context.now(), input.jobId);
  if (companyId === personId) throw new CodedError('Forbidden');
  await flagTexts(context, { texts: [{ field: 'note', text: input.note }], reviewed: [], acknowledged: false });
  const id = await context.db.transaction(async (tx) => {
    // One application of a person at a time, so that the limit holds.
    await holdPerson(tx, personId);
    await requireRoom(context, tx, personId);
    await requireOwnWorks(tx, input.works, personId);
    const job = await holdOpenJob(context, tx, input.jobId);
    await requireNotBlocked(tx, personId, [job.companyId]);
    return send(context, tx, job, { ...input, personId });
  });
  return readOwn(context, { id, personId });
}

/** Throws TooManyRequests where the person has applied so often on this Beijing day: by the index of what is theirs. */
async function requireRoom(context: Context, tx: Tx, personId: string): Promise<void> {
  const now = context.now();
  const sent = await tx
    .selectFrom('job_application')
    .select('id')
    .where('person_id', '=', personId)
    .where('sent_at', '>=', beijingMidnight(now))
    .limit(applicationLimits.perDay)
    .execute();
  if (sent.length < applicationLimits.perDay) return;
  const retryAfterSeconds = Math.ceil((nextBeijingMidnight(now) - now) / 1000);
  throw new CodedError('TooManyRequests', { retryAfterSeconds });
}

/** Writes what is sent, counts it and tells the company; the id. */
async function send(context: Context, tx: Tx, job: Job, input: Input & { personId: string }): Promise<string> {
  const { personId, note, email, phone } = input;
  const at = context.now();
  const sent = { works: JSON.stringify(input.works), note, email, phone, sent_at: at };
  const step = { at, side: 'applicant', state: transitions.send.to } as const;
  const before = await findApplication(tx, job.id, personId);
  if (before && !isPossible('send', before.state)) throw new CodedError('AppliedAlready');
  const id = before?.id ?? uuid();
  if (before) {
    await takeStep(tx, before, step, sent);
  } else {
    const row = { id, job_id: job.id, person_id: personId, state: step.state, updated_at: at, revision: 1 };
    await tx
      .insertInto('job_application')
      .values({ ...row, ...sent })
      .execute();
    await tx
      .insertInto('job_application_step')
      .values(stepRow(id, 1, step))
      .execute();
  }
  await noteApplication(tx, job.id, 1);
  const told = { jobId: job.id, companyId: job.companyId, personId, isWithdrawn: false };
  await context.emit(context, tx, 'application.sent', told);
  return id;
}

/** The application of a person for a job. While the person is held nobody makes one, and a withdrawn one is nobody else's to change. */
function findApplication(tx: Tx, jobId: string, personId: string): Promise<ApplicationRow | undefined> {
  return tx
    .selectFrom('job_application')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}
