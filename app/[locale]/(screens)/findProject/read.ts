import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { everyDemand } from '@/lib/careers/demand/client/filters';
import { listDemandCities, listDemands } from '@/lib/careers/demand/server/list-demands';
import { demandsTag } from '@/lib/careers/demand/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** What the first HTML of /findProject shows: the first of all demands, and the cities. Read once per rendering. */
export const readDemandList = cache(async (language: Language) => {
  const context = visitorContext(language);
  const all = { ...everyDemand, pageIndex: 1, pageSize: 20 };
  const [first, cities] = await Promise.all([
    taggedRead([demandsTag, authorsTag], () => listDemands(context, all)),
    taggedRead([demandsTag], () => listDemandCities(context)),
  ]);
  return { first, cities };
});
