import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { everything } from '@/lib/front/discover/client/browse-address';
import { findIndustries } from '@/lib/people/person/server/find-industries';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { browseVideos } from '@/lib/works/recommend/server/browse-videos';
import { dailyListTag } from '@/lib/works/work/server/page-tags';

/** The address of all works, without language prefix; what they are chosen by makes no other page of it. */
export const typePath = '/type';

/**
 * What stands in the first HTML of /type: the first works of all, and the industries to choose from. Every work that
 * becomes public, changes or goes drops it, by the tag of the daily list. Read once for a rendering, whose metadata needs
 * it too.
 */
export const readTypePage = cache(async (language: Language) => {
  const context = visitorContext(language);
  const [first, industries] = await Promise.all([
    taggedRead([dailyListTag, authorsTag], () => browseVideos(context, { ...everything, pageIndex: 1, pageSize: 20 })),
    findIndustries(context),
  ]);
  return { first, industries };
});
