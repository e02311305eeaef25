import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { caseTag } from '@/lib/careers/showcase/server/page-tags';
import { findWorkIds, getCase } from '@/lib/careers/showcase/server/public/get-case';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { videoTag } from '@/lib/works/work/server/page-tags';

/** Whether a string can be the id of a case, so that no other address is read or cached. */
const isCaseId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * What the first HTML of a case's page shows, and whether it is in one language only. Null for one that is not public, but tagged, so
 * that a cached 404 ends when both have agreed. Read once per rendering.
 */
export const readCasePage = cache(async (language: Language, id: string) => {
  if (!isCaseId(id)) return null;
  const context = visitorContext(language);
  // Its works may be taken down, and their credits answered.
  const works = await findWorkIds(context, id);
  const tags = [caseTag(id), authorsTag, ...works.map(videoTag)];
  const found = await taggedRead(tags, () => getCase(context, { id }).catch(orNull));
  if (!found) return null;
  const other = visitorContext(language === 'zh' ? 'en' : 'zh');
  const inOther = await taggedRead([caseTag(id)], () => getCase(other, { id }).catch(orNull));
  return { found, isInOne: inOther?.titleLanguage === found.titleLanguage };
});
