import { parse } from 'hono/utils/cookie';
import type { PictureFolder } from '@/lib/base/media/rules/keys';
import type { PictureRight, Sight } from '@/lib/base/media/server/picture-right';
import { sessionCookie } from '@/lib/people/account/contract';
import { findCaller, findSession } from '@/lib/people/account/port';
import { briefly } from '@/lib/platform/server/briefly';
import type { Caller } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { ownCookieName } from '@/lib/platform/server/own-cookie';
import { database } from './database';
import { product } from './product';

/** The owner of a folder's pictures, and slices that show some of them to others: judges see what they judge. */
const rightsOf = (folder: PictureFolder): PictureRight[] =>
  product().slices.flatMap(({ pictures }) => pictures?.[folder] ?? []);

/** That a picture is public is remembered; that it is not may end at any moment, when its thing is published. */
const remember = briefly<boolean>((isPublic) => isPublic);

/**
 * Who may see a picture: everybody while a public thing shows it, else viewers who may see or edit its thing, by the
 * request's session; null for nobody.
 */
export async function sightOf(
  { key, folder }: { key: string; folder: PictureFolder },
  request: Request,
): Promise<Sight | null> {
  const parts = { db: database(), now: Date.now };
  const rights = rightsOf(folder);
  if (await remember(parts, key, () => anyOf(rights, (right) => right.isPublic(parts, key)))) return 'public';
  const caller = rights.some(({ isFor }) => isFor) ? await viewerOf(request) : null;
  const isFor = caller && (await anyOf(rights, async (right) => right.isFor?.(parts.db.read, key, caller)));
  return isFor ? 'own' : null;
}

async function anyOf(
  rights: readonly PictureRight[],
  says: (right: PictureRight) => Promise<boolean | undefined>,
): Promise<boolean> {
  for (const right of rights) if (await says(right)) return true;
  return false;
}

/** Pictures are requested like pages, with the cookie only; the native app sends its bearer token. */
async function viewerOf({ headers }: Request): Promise<Caller | null> {
  const cookie = parse(headers.get('cookie') ?? '')[ownCookieName(sessionCookie, env().siteUrl)];
  if (cookie) return (await findSession(database(), cookie))?.caller ?? null;
  const bearer = /^Bearer (\S{1,512})$/i.exec(headers.get('authorization') ?? '')?.[1];
  return bearer ? findCaller(database(), { bearer, cookie: null }) : null;
}
