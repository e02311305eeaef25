import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { everything } from '@/lib/front/discover/client/browse-address';
import { findIndustries } from '@/lib/people/person/server/find-industries';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { browseVideos } from '@/lib/works/recommend/server/browse-videos';
import { dailyListTag } from '@/lib/works/work/server/page-tags';

/** The address of all works, without language prefix; filters do not change the canonical address. */
export const typePath = '/type';

/**
 * What the first HTML of /type shows: the first works, and the industries to choose from. The tag of the daily list
 * drops it whenever a work becomes public, changes or goes. Read once per rendering, whose metadata needs it too.
 */
export const readTypePage = cache(async (language: Language) => {
  const context = visitorContext(language);
  const [first, industries] = await Promise.all([
    taggedRead([dailyListTag, authorsTag], () => browseVideos(context, { ...everything, pageIndex: 1, pageSize: 20 })),
    findIndustries(context),
  ]);
  return { first, industries };
});
