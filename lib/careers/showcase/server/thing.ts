import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { translate } from '@/lib/platform/shared/language';
import { casePath } from '../rules/case-path';

/** The declaration of cases: people report them. */
export const caseThing: Thing<'case'> = {
  kind: 'case',

  async findNamed({ language }, db, ids) {
    const rows = await db
      .selectFrom('project_case')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'creator_id').on('erased_at', 'is', null))
      .select(['project_case.id', 'title_zh', 'title_en', 'is_shown', 'nickname', 'person.id as creator_id'])
      .where('project_case.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, title_zh, title_en, is_shown, nickname, creator_id }): NamedThing => ({
        ...{ id, ...translate(title_zh, title_en, language), author: nickname, authorId: creator_id, thumb: null },
        ...{ isPublic: is_shown === 1, path: casePath(id), staffPath: `/staff/cases/${encodeURIComponent(id)}` },
      }),
    );
  },
};
