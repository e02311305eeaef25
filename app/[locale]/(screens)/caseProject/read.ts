import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { casesTag } from '@/lib/careers/showcase/server/page-tags';
import { findCases } from '@/lib/careers/showcase/server/public/find-cases';
import { findWorksOfCases } from '@/lib/careers/showcase/server/public/get-case';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { videoTag } from '@/lib/works/work/server/page-tags';

/** What the first HTML of /caseProject shows: the first cases. Read once per rendering. */
export const readCases = cache(async (language: Language) => {
  const context = visitorContext(language);
  const first = await taggedRead([casesTag, authorsTag], () => findCases(context, { pageIndex: 1, pageSize: 20 }));
  // Their pictures are those of works, which may be taken down.
  const works = await findWorksOfCases(
    context,
    first.list.map(({ id }) => id),
  );
  if (works.length > 0) await taggedRead(works.map(videoTag), async () => null);
  return first;
});
