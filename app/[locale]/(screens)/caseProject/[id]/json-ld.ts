import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import { casePath, casesPath } from '@/lib/careers/showcase/client/addresses';
import type { CaseDetail } from '@/lib/careers/showcase/contract';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { shareImageSize } from '@/lib/platform/i18n/metadata';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { languageNames } from '@/lib/platform/shared/language';

interface CaseFacts extends PageFacts {
  found: CaseDetail;
  /** What the list of cases is called. */
  listName: string;
}

/** Describes a case to search engines: what was made, by whom and for whom, and the works that are parts of it. */
export function caseJsonLd({ found, listName, ...facts }: CaseFacts): Record<string, unknown> {
  const { id, title, titleLanguage, text, textLanguage, thumb, companyName, company, creator, works } = found;
  const path = casePath(id);
  // A text in another language than the page's is found at its own address.
  const url = absoluteUrl({ ...facts, language: titleLanguage }, path);
  const personUrl = (userId: string) => absoluteUrl(facts, creatorPath(userId));
  const author = { '@type': 'Person', name: creator.nickname, url: personUrl(creator.userId) };
  const project = {
    '@type': 'CreativeWork',
    '@id': url,
    url,
    name: title,
    abstract: truncate(text.replaceAll(/\s+/g, ' ').trim(), 300) || undefined,
    image: thumb ? new URL(thumbnail(thumb, shareImageSize), facts.siteUrl).href : undefined,
    creator: author,
    // One without an account has no address to be known by.
    sponsor: company ? { '@type': 'Organization', name: companyName, url: personUrl(company.userId) } : undefined,
    hasPart: works.map((work) => ({
      ...{
        '@type': 'CreativeWork',
        name: work.title,
        creator: author,
        inLanguage: languageNames[work.titleLanguage].html,
      },
      url: absoluteUrl(facts, `/video/detail/${encodeURIComponent(work.videoId)}`),
    })),
    datePublished: found.publishedAt,
    dateModified: found.editedAt,
    inLanguage: languageNames[textLanguage].html,
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: listName, path: casesPath },
    { name: title, path },
  ];
  return { '@graph': [project, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
