import type { Context } from '@/lib/platform/server/context';
import { logger } from '@/lib/platform/server/log';
import type { Language } from '@/lib/platform/shared/language';
import { database } from './database';
import { product } from './product';

/** The context of a cached page: a visitor's, so that nothing private, unapproved or drafted can be in it. */
export function visitorContext(language: Language): Context {
  const { emit, things, notices, blocks } = product();
  return {
    db: database(),
    now: Date.now,
    arrivedAt: Date.now(),
    language,
    caller: null,
    client: { address: '', userAgent: '', app: null },
    log: logger(),
    emit,
    things,
    notices,
    blocks,
    limit: async () => {},
    cookie: () => null,
    setCookie: refuseCookie,
  };
}

function refuseCookie(): never {
  throw new Error('A page and a job answer nobody: they have no cookies to give');
}
