import type { Selectable } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type DemandState, demandCode } from '../codes';
import type { DemandContact } from '../contract';
import type { DemandFacts } from '../rules/phase';
import { stateOf } from '../rules/transitions';
import type { ProjectDemandTable } from './tables';

export type DemandRow = Selectable<ProjectDemandTable>;

/** What other slices know of a demand; whether it takes proposals at a moment says `phaseAt`. */
export interface Demand extends DemandFacts {
  id: string;
  /** Null for one that staff look after. */
  ownerId: string | null;
  state: DemandState;
  /** Everybody may see it, also one that is over. */
  isPublic: boolean;
  titleZh: string;
  titleEn: string;
}

/** A demand that everybody may see. Throws NullPointer for any other. */
export async function findPublicDemand(db: Reader, id: string): Promise<Demand> {
  const demand = await db
    .selectFrom('project_demand')
    .selectAll()
    .where('id', '=', id)
    .where('review_state', '=', demandCode.verified)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return toDemand(demand);
}

/** A demand of a company, in any state. Throws NullPointer for one that is unknown, or another's. */
export async function findOwnDemand(db: Reader, ownerId: string, id: string): Promise<Demand> {
  const demand = await db
    .selectFrom('project_demand')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return toDemand(demand);
}

/**
 * A demand whose row is locked until the transaction ends: who changes what depends on it holds it first. Throws NullPointer for
 * an unknown one.
 */
export async function holdDemand(tx: Tx, id: string): Promise<Demand> {
  const demand = await tx
    .updateTable('project_demand')
    .set((row) => ({ owner_id: row.ref('owner_id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return toDemand(demand);
}

function toDemand(row: DemandRow): Demand {
  return {
    ...{ id: row.id, ownerId: row.owner_id, state: stateOf(row.review_state) },
    ...{ isPublic: row.review_state === demandCode.verified, titleZh: row.title_zh, titleEn: row.title_en },
    ...factsOf(row),
  };
}

/** What its phase follows from. */
export const factsOf = (row: Pick<DemandRow, 'propose_until' | 'closed_at' | 'docked_at'>): DemandFacts => ({
  ...{ proposeUntil: row.propose_until, closedAt: row.closed_at, dockedAt: row.docked_at },
});

/** Whom to ask about a demand: for who may know, as its caller has settled. */
export const contactOf = (
  row: Pick<DemandRow, 'contact_name' | 'contact_phone' | 'contact_email' | 'contact_wechat'>,
): DemandContact => ({
  ...{ name: row.contact_name, phone: row.contact_phone, email: row.contact_email, wechat: row.contact_wechat },
});

/** Whether there is such a demand that everybody may see. */
export async function isPublicDemandId({ db }: Pick<Context, 'db'>, id: string): Promise<boolean> {
  const found = db.read
    .selectFrom('project_demand')
    .select('id')
    .where('id', '=', id)
    .where('review_state', '=', demandCode.verified);
  return (await found.executeTakeFirst()) !== undefined;
}
