import { encodeId, type Link, linkTo } from './link';

/** Numeric content types, by which messages, searches and the native app name targets (specification section 2). */
export const contentType = {
  video: 1,
  person: 2,
  question: 3,
  activity: 4,
  topic: 5,
  live: 6,
  link: 7,
  job: 8,
  personJobs: 9,
  jobsHome: 10,
} as const;
export type ContentType = (typeof contentType)[keyof typeof contentType];

/** The target: the id of a thing, or the URL of a link. */
export interface Content {
  type: ContentType;
  id?: string | null;
  url?: string | null;
}

/**
 * Specification section 2, 'Content-type opener': the page of each type, made from an encoded id, or the only page of a
 * type without ids; null for a type that links to its `url`.
 */
const pages: Record<ContentType, ((id: string) => string) | string | null> = {
  1: (id) => `/video/detail/${id}`,
  2: (id) => `/otherPeople?userId=${id}`,
  3: (id) => `/questionDetail/${id}`,
  4: (id) => `/activityDetail/${id}`,
  5: (id) => `/topicIntroduce?topicId=${id}`,
  6: (id) => `/live/liveDetail?id=${id}`,
  7: null,
  8: (id) => `/recruit/${id}`,
  9: (id) => `/otherPeople?userId=${id}&tabindex=4`,
  10: '/jobs/home',
};

/** The address of a content; null when its id or url is missing or unsafe. */
export function contentTarget({ type, id, url }: Content): Link | null {
  const page = pages[type];
  if (page === null) return linkTo(url);
  if (typeof page === 'string') return { href: page, external: false };
  const encoded = encodeId(id);
  return encoded ? { href: page(encoded), external: false } : null;
}
