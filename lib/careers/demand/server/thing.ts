import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { translate } from '@/lib/platform/shared/language';
import { demandCode } from '../codes';
import { demandPath } from '../rules/demand-path';
import { placeDecidedText } from './place-decided-text';
import { demandSearch } from './search-document';

/** The declaration of demands: people report and find them. */
export const demandThing: Thing<'demand'> = {
  kind: 'demand',
  placeDecided: placeDecidedText,
  search: demandSearch,

  async findNamed({ language }, db, ids) {
    const rows = await db
      .selectFrom('project_demand')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'owner_id').on('erased_at', 'is', null))
      .select(['project_demand.id', 'title_zh', 'title_en', 'review_state', 'nickname', 'company_name'])
      .select('person.id as author_id')
      .where('project_demand.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, title_zh, title_en, review_state, nickname, company_name, author_id }): NamedThing => ({
        ...{ id, author: nickname ?? (company_name || null), authorId: author_id, thumb: null },
        ...translate(title_zh, title_en, language),
        isPublic: review_state === demandCode.verified,
        path: demandPath(id),
        staffPath: `/staff/demands/${encodeURIComponent(id)}`,
      }),
    );
  },
};
