import { cookies } from 'next/headers';
import { sessionCookie } from '@/lib/account/contract';
import { findSession } from '@/lib/account/port';
import type { Context } from '@/lib/platform/server/context';
import type { Language } from '@/lib/platform/shared/language';
import { database } from './database';
import { visitorContext } from './visitor';

/**
 * How a personal page asks verbs: as the person whose cookie came with the request, and as a visitor without a good one.
 * Reading the cookie makes the page dynamic, so it is never kept.
 */
export async function callerContext(language: Language): Promise<Context> {
  const token = (await cookies()).get(sessionCookie)?.value;
  const session = token ? await findSession(database(), token) : null;
  return { ...visitorContext(language), caller: session?.caller ?? null };
}
