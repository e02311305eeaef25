import { cityName, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing, lastDayBefore } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import { demandCode } from '../codes';
import type { DemandItem } from '../contract';
import { phaseAt } from '../rules/phase';
import { factsOf } from './find-demand';

/** Demands with their companies; `toDemandItem` shows a row. */
export function demandsWithNames(db: Reader) {
  return db
    .selectFrom('project_demand')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'project_demand.owner_id').on('person.erased_at', 'is', null),
    )
    .select(['project_demand.id', 'review_state', 'kind', 'title_zh', 'title_en', 'budget_from', 'budget_to'])
    .select(['project_demand.area_id', 'propose_until', 'deliver_on', 'closed_at', 'docked_at', 'company_name'])
    .select(['verified_at', 'project_demand.created_at', 'person.id as company_id'])
    .select(['person.nickname', 'person.avatar', 'person.verification']);
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof demandsWithNames>['execute']>>[number];

/** A public demand as a list item, in a language, as it stands at `now` (ms). */
export function toDemandItem(row: ItemRow, language: Language, now: number): DemandItem {
  const title = translate(row.title_zh, row.title_en, language);
  return {
    ...{ id: row.id, phase: phaseAt(factsOf(row), now), kind: row.kind || 'other' },
    ...{ title: title.text, titleLanguage: title.language },
    ...{ budgetFrom: row.budget_from, budgetTo: row.budget_to },
    city: row.area_id === '' ? '' : cityName(row.area_id, language),
    ...{ lastDay: lastDayBefore(row.propose_until), deliverOn: row.deliver_on },
    companyId: row.company_id,
    company: row.company_id === null ? row.company_name : shownNickname(row.nickname ?? '', language),
    ...{ avatar: row.avatar, verification: row.verification ?? 'none' },
    publishedAt: isoInBeijing(row.verified_at ?? row.created_at),
  };
}

/** Demands as list items, in the order of the ids; those that are not public are left out. */
export async function findDemandItems(context: Context, ids: string[]): Promise<DemandItem[]> {
  if (ids.length === 0) return [];
  const rows = await demandsWithNames(context.db.read)
    // Only by id, as with works (`lib/works/work/server/video-item.ts`).
    .where('project_demand.id', 'in', ids)
    .execute();
  const now = context.now();
  const shown = rows.filter(({ review_state }) => review_state === demandCode.verified);
  const items = new Map(shown.map((row) => [row.id, toDemandItem(row, context.language, now)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
