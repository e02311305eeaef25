import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { type ContestGroup, contestsPerPage } from '@/lib/events/contest/client/contests';
import { findContests } from '@/lib/events/contest/server/find-contests';
import { contestsTag } from '@/lib/events/contest/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** What the first HTML of /activity/match shows: the first contests of each group. Read once per rendering. */
export const readContests = cache(async (language: Language) => {
  const context = visitorContext(language);
  const first = (group: ContestGroup) =>
    taggedRead([contestsTag, authorsTag], () =>
      findContests(context, { group, pageIndex: 1, pageSize: contestsPerPage }),
    );
  const [open, judging, decided] = await Promise.all([first('open'), first('judging'), first('decided')]);
  return { open, judging, decided };
});
