import { escapeXml } from './escape-xml';

/** One address of a sitemap; every address in it is absolute. */
export interface SitemapUrl {
  address: string;
  /** When what the page shows last changed, in ms; left out where that is not known. */
  changedAt?: number | null;
  /** The same page in every language, this one among them, by language tag; `x-default` for everybody else. */
  languages?: Readonly<Record<string, string>>;
  /** Addresses of pictures on the page. */
  images?: readonly string[];
  videos?: readonly SitemapVideo[];
}

/** A video on a page: what search engines require of it, and what they like to know. */
export type SitemapVideo = {
  thumbnail: string;
  title: string;
  description: string;
  /** Ms. */
  publishedAt?: number;
  durationSeconds?: number;
  viewCount?: number;
} & ({ file: string; player?: string } | { file?: undefined; player: string });

/** What search engines take of a page. */
const mostImages = 1000;
const longestDescription = 2048;
const longestSeconds = 28_800;

/** The element of one address, on one line. */
export function writeUrl({ address, changedAt, languages = {}, images = [], videos = [] }: SitemapUrl): string {
  const parts = [
    element('loc', address),
    ...(changedAt ? [element('lastmod', time(changedAt))] : []),
    ...Object.entries(languages).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(tag)}" href="${escapeXml(href)}"/>`,
    ),
    ...images.slice(0, mostImages).map((image) => `<image:image>${element('image:loc', image)}</image:image>`),
    ...videos.map(writeVideo),
  ];
  return `<url>${parts.join('')}</url>\n`;
}

/** The elements of a video stand in the order that the schema asks for. */
function writeVideo(video: SitemapVideo) {
  const { thumbnail, title, description, file, player, durationSeconds = 0, viewCount, publishedAt } = video;
  const seconds = Math.round(durationSeconds);
  const parts = [
    element('video:thumbnail_loc', thumbnail),
    element('video:title', title),
    element('video:description', cut(description)),
    ...(file ? [element('video:content_loc', file)] : []),
    ...(player ? [element('video:player_loc', player)] : []),
    ...(seconds >= 1 && seconds <= longestSeconds ? [element('video:duration', String(seconds))] : []),
    ...(viewCount === undefined ? [] : [element('video:view_count', String(viewCount))]),
    ...(publishedAt ? [element('video:publication_date', time(publishedAt))] : []),
  ];
  return `<video:video>${parts.join('')}</video:video>`;
}

/** Cuts between characters, not between the halves of a pair. */
const cut = (text: string) =>
  text
    .slice(0, longestDescription)
    .toWellFormed()
    .replace(/\ufffd$/, '');
const time = (ms: number) => new Date(ms).toISOString();
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
