import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import type { ContestAwards } from '@/lib/events/award/contract';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { entryPath } from '@/lib/events/entry/client/addresses';
import type { EntryDetail } from '@/lib/events/entry/contract';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { shareImageSize } from '@/lib/platform/i18n/metadata';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { languageNames } from '@/lib/platform/shared/language';
import { trailOf } from '../../json-ld';

interface EntryFacts extends PageFacts {
  entry: EntryDetail;
  /** Those of its contest. */
  awards: ContestAwards['list'];
  /** What the works of a contest, and the homes above it, are called. */
  worksName: string;
  names: Record<'activities' | 'contests', string>;
}

/** Describes an entry to search engines: what it is, who made it where that is told, and what it won. */
export function entryJsonLd({ entry, awards, worksName, names, ...facts }: EntryFacts): Record<string, unknown> {
  const { id, contestName, contestTitle, title, titleLanguage, intro, teamName, people } = entry;
  const path = entryPath(contestName, id);
  // A text in another language than the page's is found at its own address.
  const url = absoluteUrl({ ...facts, language: titleLanguage }, path);
  const makers = people.map(({ userId, nickname }) => ({
    '@type': 'Person',
    name: nickname,
    url: absoluteUrl(facts, creatorPath(userId)),
  }));
  const won = awards.filter(({ winners }) => winners.some((winner) => winner.entry.id === id));
  const work = {
    '@type': 'CreativeWork',
    '@id': url,
    url,
    name: title,
    description: truncate(intro.replaceAll(/\s+/g, ' ').trim(), 300) || undefined,
    image: imagesOf(entry, facts.siteUrl),
    creator: teamName ? { '@type': 'Organization', name: teamName, member: makers } : oneOrNone(makers),
    award: oneOrNone(won.map(({ name }) => `${name.text} · ${contestTitle}`)),
    inLanguage: languageNames[titleLanguage].html,
  };
  const works = { name: worksName, path: contestPartPath(contestName, 'works') };
  const contest = { name: contestName, title: contestTitle };
  return { '@graph': [work, trailOf({ contest, names, ...facts }, works, { name: title, path })] };
}

function imagesOf({ pictures, thumb }: EntryDetail, siteUrl: string): string[] | undefined {
  const picture = pictures[0] ?? thumb;
  if (!picture) return undefined;
  const sizes = [{ width: 1008, height: 672 }, shareImageSize] as const;
  return sizes.map((size) => new URL(thumbnail(picture, size), siteUrl).href);
}

const oneOrNone = <Item>(list: readonly Item[]) => (list.length > 0 ? list : undefined);
