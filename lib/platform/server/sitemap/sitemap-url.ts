import { escapeXml } from './escape-xml';

/** An entry of a sitemap; all its addresses are absolute. */
export interface SitemapUrl {
  address: string;
  /** Last change of the page's content, in ms; omitted if unknown. */
  changedAt?: number | null;
  /** The page in every language, including this one, by language tag; `x-default` for others. */
  languages?: Readonly<Record<string, string>>;
  /** Addresses of pictures on the page. */
  images?: readonly string[];
  videos?: readonly SitemapVideo[];
}

/** A video on a page: fields that search engines require, and optional ones. */
export type SitemapVideo = {
  thumbnail: string;
  title: string;
  description: string;
  /** Ms. */
  publishedAt?: number;
  durationSeconds?: number;
  viewCount?: number;
} & ({ file: string; player?: string } | { file?: undefined; player: string });

/** Maximum number of images per page for search engines. */
const mostImages = 1000;
const longestDescription = 2048;
const longestSeconds = 28_800;

/** The element of one entry, on one line. */
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

/** The elements of a video, in the order of the schema. */
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

/** Does not cut surrogate pairs. */
const cut = (text: string) =>
  text
    .slice(0, longestDescription)
    .toWellFormed()
    .replace(/\ufffd$/, '');
const time = (ms: number) => new Date(ms).toISOString();
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
