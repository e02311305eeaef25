import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { escapeXml, withoutForbidden } from '../sitemap/escape-xml';

/** A feed with absolute URLs and plain texts. */
export interface Feed {
  title: string;
  description: string;
  /** The page that the feed belongs to. */
  page: string;
  /** Its own addresses. */
  rss: string;
  atom: string;
  /** Language tag. */
  language: string;
  /** Time of the newest entry, ms; for an empty feed, that of its page. */
  updatedAt: number;
  entries: FeedEntry[];
}

export interface FeedEntry {
  page: string;
  title: string;
  summary: string;
  author: { name: string; page: string };
  /** Ms. */
  publishedAt: number;
  /** A jpg, or null. */
  picture: { address: string; width: number; height: number } | null;
}

export const feedTypes = { xml: 'application/rss+xml', atom: 'application/atom+xml' } as const;
export type FeedFormat = keyof typeof feedTypes;

/**
 * Writes a feed as RSS 2.0 (`xml`) or Atom. Characters that XML does not allow are removed; texts are on one line each.
 */
export function writeFeed(feed: Feed, format: FeedFormat): string {
  const texts = { title: inOneLine(feed.title), description: inOneLine(feed.description) };
  return tight((format === 'xml' ? writeRss : writeAtom)({ ...feed, ...texts }));
}

const inOneLine = (text: string) => withoutForbidden(text).replaceAll(/\s+/g, ' ').trim();

/**
 * The library adds line breaks around CDATA, which readers would treat as part of the text; texts themselves contain
 * none.
 */
const tight = (document: string) =>
  document.replaceAll(/>\n\s*<!\[CDATA\[/g, '><![CDATA[').replaceAll(/\]\]>\n\s*</g, ']]><');

function writeRss(feed: Feed): string {
  return generateRssFeed({
    title: feed.title,
    link: feed.page,
    description: feed.description,
    language: feed.language,
    lastBuildDate: new Date(feed.updatedAt),
    atom: { links: [{ href: feed.rss, rel: 'self', type: feedTypes.xml }] },
    items: feed.entries.map(({ page, title, summary, author, publishedAt, picture }) => ({
      title: inOneLine(title),
      link: page,
      // Readers parse a description as HTML, so plain text is escaped twice.
      description: escapeXml(inOneLine(summary)),
      guid: { value: page, isPermaLink: true },
      pubDate: new Date(publishedAt),
      dc: { creators: [inOneLine(author.name)] },
      // The size of the cropped picture is unknown; readers accept 0.
      enclosures: picture ? [{ url: picture.address, type: 'image/jpeg', length: 0 }] : [],
      media: mediaOf(picture),
    })),
  });
}

function writeAtom(feed: Feed): string {
  return generateAtomFeed({
    id: feed.atom,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: new Date(feed.updatedAt),
    links: [
      { href: feed.atom, rel: 'self', type: feedTypes.atom },
      { href: feed.page, rel: 'alternate', type: 'text/html', hreflang: feed.language },
    ],
    entries: feed.entries.map(({ page, title, summary, author, publishedAt, picture }) => ({
      id: page,
      title: { value: inOneLine(title), type: 'text' },
      summary: { value: inOneLine(summary), type: 'text' },
      authors: [{ name: inOneLine(author.name), uri: author.page }],
      published: new Date(publishedAt),
      updated: new Date(publishedAt),
      links: [
        { href: page, rel: 'alternate', type: 'text/html' },
        ...(picture ? [{ href: picture.address, rel: 'enclosure', type: 'image/jpeg' }] : []),
      ],
      media: mediaOf(picture),
    })),
  });
}

function mediaOf(picture: FeedEntry['picture']) {
  if (!picture) return {};
  const { address: url, width, height } = picture;
  return { thumbnails: [{ url, width, height }] };
}
