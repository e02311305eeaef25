import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { everyDemand } from '@/lib/careers/demand/client/filters';
import { listDemands } from '@/lib/careers/demand/server/list-demands';
import { demandsTag } from '@/lib/careers/demand/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

const demandsShown = 6;

/** What /project shows: the latest demands that take proposals. Read once per rendering. */
export const readProjectFront = cache(async (language: Language) => {
  const context = visitorContext(language);
  const latest = { ...everyDemand, pageIndex: 1, pageSize: demandsShown };
  const { list } = await taggedRead([demandsTag, authorsTag], () => listDemands(context, latest));
  return { demands: list };
});
