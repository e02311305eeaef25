import type { Selectable, Updateable } from 'kysely';
import { demandCode } from '@/lib/careers/demand/codes';
import { shownNickname } from '@/lib/people/person/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { ProposalState } from '../codes';
import type { OwnProposal } from '../contract';
import type { ProjectProposalTable } from './tables';

export type ProposalRow = Selectable<ProjectProposalTable>;

/** Proposals with the demand that they are for, and its company. */
export function proposalsWithDemands(db: Reader) {
  return db
    .selectFrom('project_proposal as proposal')
    .innerJoin('project_demand as demand', 'demand.id', 'proposal.demand_id')
    .leftJoin('person as owner', (join) =>
      join.onRef('owner.id', '=', 'demand.owner_id').on('owner.erased_at', 'is', null),
    )
    .selectAll('proposal')
    .select(['demand.title_zh', 'demand.title_en', 'demand.review_state', 'demand.company_name', 'demand.owner_id'])
    .select(['owner.id as company_id', 'owner.nickname as company_nickname']);
}
export type ProposalWithDemand = Awaited<ReturnType<ReturnType<typeof proposalsWithDemands>['execute']>>[number];

type DemandColumns = 'title_zh' | 'title_en' | 'review_state' | 'company_name' | 'company_id' | 'company_nickname';

/** A demand by name, in a language. */
export function toProposedDemand(
  row: Pick<ProposalWithDemand, DemandColumns | 'demand_id'>,
  language: Language,
): OwnProposal['demand'] {
  const title = translate(row.title_zh, row.title_en, language);
  return {
    ...{ id: row.demand_id, title: title.text, titleLanguage: title.language },
    company: row.company_id === null ? row.company_name : shownNickname(row.company_nickname ?? '', language),
    isPublic: row.review_state === demandCode.verified,
  };
}

/** A demand with its company, as `toProposedDemand` takes it; undefined for an unknown one. */
export function findNamedDemand(db: Reader, id: string) {
  return db
    .selectFrom('project_demand as demand')
    .leftJoin('person as owner', (join) =>
      join.onRef('owner.id', '=', 'demand.owner_id').on('owner.erased_at', 'is', null),
    )
    .select(['demand.id as demand_id', 'title_zh', 'title_en', 'review_state', 'company_name', 'owner_id'])
    .select(['owner.id as company_id', 'owner.nickname as company_nickname'])
    .where('demand.id', '=', id)
    .executeTakeFirst();
}

/** A proposal in the list of who sent it. */
export function toOwnProposal(row: ProposalWithDemand, language: Language): OwnProposal {
  return {
    ...{ id: row.id, demand: toProposedDemand(row, language), state: row.state },
    ...{ priceYuan: row.price_yuan, days: row.days, reason: row.reason },
    seenAt: row.seen_at === null ? null : isoInBeijing(row.seen_at),
    ...{ sentAt: isoInBeijing(row.sent_at), updatedAt: isoInBeijing(row.updated_at) },
  };
}

export const worksOf = ({ work_ids }: Pick<ProposalRow, 'work_ids'>): string[] => JSON.parse(work_ids);

interface Condition {
  id: string;
  states: readonly ProposalState[];
  /** Its creator; anybody's by default. */
  personId?: string;
  /** Any by default. */
  revision?: number;
}

/**
 * Changes a proposal by one statement with all its conditions, and returns the row, which is locked until the transaction ends;
 * undefined where they do not hold. Each change is another revision.
 */
export function changeProposalRow(
  tx: Tx,
  { id, states, personId, revision }: Condition,
  columns: Updateable<ProjectProposalTable>,
): Promise<ProposalRow | undefined> {
  return tx
    .updateTable('project_proposal')
    .set((row) => ({ ...columns, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', states)
    .$if(personId !== undefined, (update) => update.where('person_id', '=', personId ?? ''))
    .$if(revision !== undefined, (update) => update.where('revision', '=', revision ?? 0))
    .returningAll()
    .executeTakeFirst();
}
