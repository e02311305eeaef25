import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { translate } from '@/lib/platform/shared/language';
import { jobCode } from '../codes';
import { jobPath } from '../rules/job-path';
import { placeDecidedText } from './place-decided-text';
import { jobSearch } from './search-document';

/** The declaration of jobs: people find and report them. One that has ended has a page that says so. */
export const jobThing: Thing<'job'> = {
  kind: 'job',
  placeDecided: placeDecidedText,
  search: jobSearch,

  async findNamed({ language }, db, ids) {
    const rows = await db
      .selectFrom('job_post')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'company_id').on('erased_at', 'is', null))
      .select(['job_post.id', 'title_zh', 'title_en', 'review_state', 'nickname', 'person.id as author_id'])
      .where('job_post.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, title_zh, title_en, review_state, nickname, author_id }): NamedThing => ({
        ...{ id, author: nickname, authorId: author_id, thumb: null, ...translate(title_zh, title_en, language) },
        isPublic: review_state === jobCode.verified,
        path: jobPath(id),
        staffPath: `/staff/recruitment/${encodeURIComponent(id)}`,
      }),
    );
  },
};
