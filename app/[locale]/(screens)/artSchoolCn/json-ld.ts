import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import type { ArtSchoolItem } from '@/lib/community/topic/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { schoolsPath } from './read';

interface SchoolsFacts extends PageFacts {
  schools: ArtSchoolItem[];
  /** Heading of the page. */
  name: string;
}

/** Describes to search engines the schools of the directory, and its breadcrumb. */
export function schoolsJsonLd({ schools, name, ...facts }: SchoolsFacts): Record<string, unknown> {
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, schoolsPath),
    name,
    numberOfItems: schools.length,
    itemListElement: schools.map((school, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: toSchool(school),
    })),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name, path: schoolsPath },
  ];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}

function toSchool({ name, otherName, provinceName, city, url }: ArtSchoolItem) {
  return {
    '@type': 'CollegeOrUniversity',
    name,
    alternateName: otherName,
    ...(url && { url }),
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: provinceName, addressCountry: 'CN' },
  };
}
