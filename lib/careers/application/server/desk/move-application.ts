import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { toldMoves } from '../../codes';
import type * as contract from '../../contract';
import { isPossible, stateAfterAnswer, transitions } from '../../rules/transitions';
import { takeStep } from '../steps';
import { findToldJob } from '../told-job';
import { getJobApplication } from './get-job-application';
import { holdAtDesk } from './hold-at-desk';

/**
 * A new application is `seen` from now on; any other stays as it is. Throws Unauthorized, NullPointer for an application that is not for a
 * job of the caller.
 */
export async function openApplication(context: Context, { id }: { id: string }): Promise<contract.ApplicationDetail> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const row = await holdAtDesk(tx, { id, personId });
    if (!isPossible('open', row.state)) return;
    await takeStep(tx, row, { at: context.now(), side: 'company', state: transitions.open.to });
  });
  return getJobApplication(context, { id });
}

/**
 * Moves an application for a job of the caller into another state; its applicant is told where that matters to them. Throws Unauthorized,
 * NullPointer, Changed for an outdated revision, and for one that is in that state, or hired.
 */
export async function moveApplication(
  context: Context,
  { id, revision, state }: InputOf<typeof contract.moveApplication>,
): Promise<contract.ApplicationDetail> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const row = await holdAtDesk(tx, { id, personId, revision });
    if (!isPossible(state, row.state)) throw new CodedError('Changed');
    await takeStep(tx, row, { at: context.now(), side: 'company', state });
    const move = toldMoves.find((told) => told === state);
    if (!move) return;
    const told = { ...(await findToldJob(tx, row.job_id)), people: [row.person_id], move };
    await context.emit(context, tx, 'application.changed', told);
  });
  return getJobApplication(context, { id });
}

/**
 * Answers an applicant, which moves the application along: in the words of a template, in their own language, or in words of the company.
 * Throws Unauthorized, NullPointer, Changed for an outdated revision, and where the applicant is hired and the answer says otherwise.
 */
export async function answerApplicant(
  context: Context,
  input: InputOf<typeof contract.answerApplicant>,
): Promise<contract.ApplicationDetail> {
  const { personId } = signedIn(context);
  await context.db.transaction((tx) => answer(context, tx, { ...input, personId }));
  return getJobApplication(context, { id: input.id });
}

async function answer(
  context: Context,
  tx: Tx,
  { template, text, ...of }: InputOf<typeof contract.answerApplicant> & { personId: string },
): Promise<void> {
  const row = await holdAtDesk(tx, of);
  const state = stateAfterAnswer(template, row.state);
  if (state === null) throw new CodedError('Changed');
  await takeStep(tx, row, { at: context.now(), side: 'company', state, template, text });
  const told = { ...(await findToldJob(tx, row.job_id)), personId: row.person_id, template, text };
  await context.emit(context, tx, 'application.answered', told);
}
