import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ApplicationState, StepSide } from '../codes';
import type { ApplicationStep } from '../contract';
import type { JobApplicationStepTable, JobApplicationTable } from './tables';

export type ApplicationRow = Selectable<JobApplicationTable>;

/** A step of an application by one side. */
export interface Step {
  at: number;
  side: StepSide;
  state: ApplicationState;
  template?: JobApplicationStepTable['template'];
  text?: string;
}

/**
 * Locks the row of an application until the transaction ends; undefined for an unknown one. A write that changes nothing, because that
 * locks the row on both engines.
 */
export function holdApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  return tx
    .updateTable('job_application')
    .set((row) => ({ person_id: row.ref('person_id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Takes a step with an application, whose row is held, and changes these columns of it too. */
export async function takeStep(
  tx: Tx,
  { id, revision }: Pick<ApplicationRow, 'id' | 'revision'>,
  step: Step,
  columns: Updateable<JobApplicationTable> = {},
): Promise<void> {
  const number = revision + 1;
  await tx
    .updateTable('job_application')
    .set({ ...columns, state: step.state, updated_at: step.at, revision: number })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('job_application_step')
    .values(stepRow(id, number, step))
    .execute();
}

/** The row of a step. */
export const stepRow = (id: string, number: number, { template = null, text = '', ...step }: Step) => ({
  ...{ application_id: id, number, template, text },
  ...step,
});

/** The steps of applications by these, the earliest first. */
export async function findSteps(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, ApplicationStep[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('job_application_step')
    .selectAll()
    .where('application_id', 'in', ids)
    .orderBy('application_id')
    .orderBy('number')
    .execute();
  const steps = Map.groupBy(rows, ({ application_id }) => application_id);
  return new Map(Array.from(steps, ([id, own]) => [id, own.map(toStep)]));
}

const toStep = ({ at, side, state, template, text }: Selectable<JobApplicationStepTable>): ApplicationStep => ({
  ...{ at: isoInBeijing(at), by: side, state, template, text },
});
