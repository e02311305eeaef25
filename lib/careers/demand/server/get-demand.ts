import { areaName } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getDemand as contract, DemandDetail } from '../contract';
import { shownLanguage } from '../rules/demand-texts';
import { demandsWithNames, toDemandItem } from './demand-item';
import { isPublicDemand } from './public-demand';

/**
 * A public demand in the requested language, or in the other one where it has no text in it; also one that is over. Throws
 * NullPointer for one that is not public, for every caller: its page is cached for all.
 */
export async function getDemand(
  { db, language, now }: Context,
  { id }: InputOf<typeof contract>,
): Promise<DemandDetail> {
  const row = await demandsWithNames(db.read)
    .select(['body_zh', 'body_en', 'edited_at'])
    .where('project_demand.id', '=', id)
    .where(isPublicDemand)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const titleLanguage = shownLanguage(row, language);
  return {
    ...toDemandItem(row, language, now()),
    ...{ title: row[`title_${titleLanguage}`], titleLanguage, body: row[`body_${titleLanguage}`] },
    place: (row.area_id !== '' && areaName(row.area_id, language)) || '',
    editedAt: row.edited_at === null ? null : isoInBeijing(row.edited_at),
  };
}
