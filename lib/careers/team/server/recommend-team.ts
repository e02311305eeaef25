import { v7 as uuid } from 'uuid';
import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { holdDemand } from '@/lib/careers/demand/port';
import { findCreatorIds } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { recommendTeam as contract } from '../contract';
import type {} from './events';
import { isOpenDemand } from './open-demand';
import { findShownWorks } from './shown-works';

type Recommending = InputOf<typeof contract>;

/**
 * Recommends a creator for a demand and takes a team of the service: of two who recommend the last one at once, one does. The company
 * is told.
 * Throws NullPointer for an unknown service, a demand that it is not for, somebody who is no creator, or is the company itself;
 * DemandClosed; TeamsFull where no team is left or the service has ended; Changed for who is recommended for this demand already;
 * code 400 with the rule `works` for a work that is not public, or is not theirs; Unauthorized or Forbidden.
 */
export async function recommendTeam(context: Context, input: Recommending): Promise<{ id: string }> {
  const { personId: byId } = requireAllowed(context, 'recommendTeams');
  const service = await context.db.read
    .selectFrom('team_service')
    .select('company_id')
    .where('id', '=', input.serviceId)
    .where('state', '!=', 'pending')
    .executeTakeFirst();
  if (!service) throw new CodedError('NullPointer');
  return context.db.transaction(async (tx) => {
    // Held, so that it is not closed meanwhile.
    const demand = await holdDemand(tx, input.demandId);
    if (demand.ownerId !== service.company_id) throw new CodedError('NullPointer');
    if (!isOpenDemand(demand, context.now())) throw new CodedError('DemandClosed');
    await requireTeam(tx, input, service.company_id);
    await takeTeam(context, tx, input);
    const id = await insertTeam(context, tx, { ...input, byId });
    await tell(context, tx, { ...input, id, companyId: service.company_id });
    return { id };
  });
}

/** Counts one more, where that is not more than was bought. */
async function takeTeam({ now }: Context, tx: Tx, { serviceId, demandId }: Recommending): Promise<void> {
  const at = now();
  const taken = await tx
    .updateTable('team_service')
    .set((row) => ({ delivered: row('delivered', '+', 1), delivered_at: at }))
    .where('id', '=', serviceId)
    .where('state', '=', 'valid')
    .where('ends_at', '>', at)
    .whereRef('delivered', '<', 'bought')
    .where((row) => row.or([row('kind', '=', 'year'), row('demand_id', '=', demandId)]))
    .returning('id')
    .executeTakeFirst();
  if (taken) return;
  const { kind, demand_id } = await tx
    .selectFrom('team_service')
    .select(['kind', 'demand_id'])
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  throw new CodedError(kind === 'teams' && demand_id !== demandId ? 'NullPointer' : 'TeamsFull');
}

async function requireTeam(tx: Tx, { personId, workIds }: Recommending, companyId: string): Promise<void> {
  const person = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!person || personId === companyId) throw new CodedError('NullPointer');
  if (!(await findCreatorIds(tx, [personId])).has(personId)) throw new CodedError('NullPointer');
  const shown = await findShownWorks(tx, { personId, ids: workIds });
  if (new Set(workIds).size !== shown.length) {
    throw new CodedError('400', { fields: [{ field: 'workIds', rule: 'works' }] });
  }
}

async function insertTeam({ now }: Context, tx: Tx, team: Recommending & { byId: string }): Promise<string> {
  const id = uuid();
  const inserted = await tx
    .insertInto('team_recommendation')
    .values({
      ...{ id, service_id: team.serviceId, demand_id: team.demandId, person_id: team.personId },
      ...{ reason_zh: team.reasonZh, reason_en: team.reasonEn || null },
      ...{ work_ids: JSON.stringify([...new Set(team.workIds)]), by_id: team.byId, at: now() },
      ...{ seen_at: null, mark: null, told_at: null },
    })
    .onConflict((same) => same.columns(['demand_id', 'person_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new CodedError('Changed');
  return id;
}

interface Told extends Recommending {
  id: string;
  companyId: string;
}

async function tell(context: Context, tx: Tx, { id, serviceId, demandId, personId, companyId }: Told): Promise<void> {
  await recordAudit(context, tx, {
    ...{ action: 'team.service.recommended', subject: 'team.service', subjectId: serviceId },
    after: { recommendation: id, demand: demandId, person: personId },
  });
  await context.emit(context, tx, 'team.recommended', { demandId, companyId });
}
