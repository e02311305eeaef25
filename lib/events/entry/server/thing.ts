import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { reviewCode } from '@/lib/events/activity/codes';
import { translate } from '@/lib/platform/shared/language';
import { entryPath } from '../rules/entry-path';
import { isNamed, isShownTo } from '../rules/public-result';
import { picturesOf } from './own/own-pictures';
import { findPeople } from './people/find-people';
import { entriesWithWorks, showingOf } from './public/entry-item';

/** The declaration of entries: people report them. */
export const entryThing: Thing<'entry'> = {
  kind: 'entry',

  /** Who entered it is named as on its page: in a blind contest once that is decided. */
  async findNamed({ language, now }, db, ids) {
    const rows = await entriesWithWorks(db)
      .innerJoin('activity', 'activity.id', 'entry.activity_id')
      .select(['contest.name', 'contest.published_at', 'activity.review_state'])
      .where('entry.id', 'in', ids)
      .execute();
    const named = rows.filter((row) => isNamed(showingOf(row)));
    const people = await findPeople(db, named, language);
    return rows.map((row): NamedThing => {
      const [entrant] = people.get(row.id) ?? [];
      const isPublic = row.is_shown === 1 && row.published_at !== null && row.review_state === reviewCode.verified;
      return {
        ...{ id: row.id, ...translate(row.title_zh, row.title_en, language) },
        ...{ author: entrant?.nickname ?? null, authorId: entrant?.userId ?? null },
        thumb: picturesOf(row)[0] ?? null,
        isPublic: isPublic && isShownTo(showingOf(row), row.state, now()),
        path: row.name === null ? null : entryPath(row.name, row.id),
        // The desk of its contest is its organiser's; what staff do about a report they do from the report.
        staffPath: null,
      };
    });
  },
};
