import { isPictureKey } from './picture-key';

/** An embedded work of an article's body, as it is stored. */
const work = /<figure data-work="([\w-]{1,64})"><\/figure>/g;

/** A stretch of an article's body, or the id of a work between two of them. */
export type Segment = { html: string } | { work: string };

/** The sanitised body of an article, cut at its works. */
export function segments(html: string): Segment[] {
  // Of a split with a group, every second part is what the group found.
  const parts = html.split(work).map((part, place): Segment => (place % 2 ? { work: part } : { html: part }));
  return parts.filter((part) => 'work' in part || part.html !== '');
}

/** The works in the sanitised body of an article, each once, in order. */
export function workIds(html: string): string[] {
  return [...new Set([...html.matchAll(work)].flatMap(([, id]) => id ?? []))];
}

/** The media keys of the pictures in the sanitised body of an article, each once, in order. */
export function pictureKeys(html: string): string[] {
  const sources = [...html.matchAll(/<img\ssrc="([^"]*)"/g)].flatMap(([, source]) => source ?? []);
  return [...new Set(sources.filter(isPictureKey))];
}
