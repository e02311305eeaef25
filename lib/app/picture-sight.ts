import { parse } from 'hono/utils/cookie';
import { contentPictures } from '@/lib/base/content/server/content-pictures';
import type { PictureFolder } from '@/lib/base/media/rules/keys';
import type { PictureRight, Sight } from '@/lib/base/media/server/picture-right';
import { bannerPictures } from '@/lib/business/banner/server/banner-pictures';
import { topicPictures } from '@/lib/community/topic/server/topic-pictures';
import { activityPictures } from '@/lib/events/activity/server/activity-pictures';
import { sessionCookie } from '@/lib/people/account/contract';
import { findCaller, findSession } from '@/lib/people/account/port';
import { personPictures } from '@/lib/people/person/server/person-pictures';
import { briefly } from '@/lib/platform/server/briefly';
import type { Caller } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { ownCookieName } from '@/lib/platform/server/own-cookie';
import { workPictures } from '@/lib/works/work/server/work-pictures';
import { database } from './database';

/** Whose pictures lie in which folder. */
const rights: Readonly<Record<PictureFolder, PictureRight>> = {
  works: workPictures,
  avatars: personPictures,
  people: personPictures,
  topics: topicPictures,
  activities: activityPictures,
  banners: bannerPictures,
  pages: contentPictures,
};

const remember = briefly<boolean>();

/**
 * For whom a picture is answered: for everybody while a public thing shows it, else for who may see or edit its thing as
 * the session says that came with the request; null for nobody.
 */
export async function sightOf(
  { key, folder }: { key: string; folder: PictureFolder },
  request: Request,
): Promise<Sight | null> {
  const parts = { db: database(), now: Date.now };
  const { isPublic, isFor } = rights[folder];
  if (await remember(parts, key, () => isPublic(parts, key))) return 'public';
  const caller = isFor ? await viewerOf(request) : null;
  return caller && (await isFor?.(parts.db.read, key, caller)) ? 'own' : null;
}

/** A picture is asked for as a page is, by the cookie alone; the native app shows its bearer. */
async function viewerOf({ headers }: Request): Promise<Caller | null> {
  const cookie = parse(headers.get('cookie') ?? '')[ownCookieName(sessionCookie, env().siteUrl)];
  if (cookie) return (await findSession(database(), cookie))?.caller ?? null;
  const bearer = /^Bearer (\S{1,512})$/i.exec(headers.get('authorization') ?? '')?.[1];
  return bearer ? findCaller(database(), { bearer, cookie: null }) : null;
}
