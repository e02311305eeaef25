import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { everyDemand } from '@/lib/careers/demand/client/filters';
import { listDemands } from '@/lib/careers/demand/server/list-demands';
import { demandsTag } from '@/lib/careers/demand/server/page-tags';
import { casesTag } from '@/lib/careers/showcase/server/page-tags';
import { findCases } from '@/lib/careers/showcase/server/public/find-cases';
import { findWorksOfCases } from '@/lib/careers/showcase/server/public/get-case';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { videoTag } from '@/lib/works/work/server/page-tags';

const demandsShown = 6;
const casesShown = 3;

/** What /project shows: the latest demands that take proposals, and the latest cases. Read once per rendering. */
export const readProjectFront = cache(async (language: Language) => {
  const context = visitorContext(language);
  const latest = { ...everyDemand, pageIndex: 1, pageSize: demandsShown };
  const { list } = await taggedRead([demandsTag, authorsTag], () => listDemands(context, latest));
  const cases = await taggedRead([casesTag, authorsTag], () =>
    findCases(context, { pageIndex: 1, pageSize: casesShown }),
  );
  // Their pictures are those of works, which may be taken down.
  const works = await findWorksOfCases(
    context,
    cases.list.map(({ id }) => id),
  );
  if (works.length > 0) await taggedRead(works.map(videoTag), async () => null);
  return { demands: list, cases: cases.list };
});
