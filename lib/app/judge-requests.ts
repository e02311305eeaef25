import type { Context } from '@/lib/platform/server/context';
import { isAway } from '@/lib/platform/server/db/violations';
import { type Env, env } from '@/lib/platform/server/env';
import { builtPages } from '@/lib/platform/server/next/built-pages';
import { addressesThat } from '@/lib/platform/shared/addresses.mjs';
import { type AskedPage, type Asking, judgeAddress, type StandIn, type Verdict } from './judge-address';
import { limiter } from './limiter';
import { findMissing } from './missing-things';
import { pagesByPath } from './page-paths';
import { isWithinSearchLimit } from './search-limit';
import { visitorContext } from './visitor';

/** Addresses of the specification that are spelled and not built. */
const onlySpelled = ['/ActivityDetail?', '/ActivityDetail/[id]?'];

/** The pages that are there by their own address, as {@link pagesByPath} takes them. */
function pagesOf({ demo }: Pick<Env, 'demo'>): string[] {
  const hidden = addressesThat(({ isThere }) => isThere === 'never' || (isThere === 'demonstration' && !demo));
  const built = builtPages().filter((page) => !hidden.includes(page));
  // A page that has no address without its query.
  const queried = addressesThat(({ query }) => query).filter((path) => !built.includes(path));
  return [...built, ...queried.map((path) => `${path}?`), ...onlySpelled];
}

type Judge = (url: string, asking: Asking) => Verdict | null | Promise<Verdict | null>;
const slot = globalThis as typeof globalThis & { lightfieldJudge?: Judge };

/** Lets the preload (`next/preload.mjs`) ask what becomes of an address before Next makes a page of it. */
export function judgeRequests(): void {
  const context = visitorContext('zh');
  const findPage = pagesByPath(pagesOf(env()));
  const parts = { findPage, findStandIn: (asked: AskedPage) => findStandIn(context, asked) };
  slot.lightfieldJudge = (url, asking) => {
    const verdict = judgeAddress(parts, url, asking);
    return verdict instanceof Promise ? verdict.catch((error: unknown) => noteFailure(context, error)) : verdict;
  };
}

/** The preload answers 503 to whatever it was; that the database is away is said by what waits for it. */
function noteFailure({ log }: Context, error: unknown): never {
  if (!isAway(error)) log.error({ err: error }, 'an address could not be judged');
  throw error;
}

/** The 404 of a thing that is not there; for a search beyond the limit the page from which the browser asks, and says why. */
function findStandIn(context: Context, { page, value, named, client }: AskedPage): Promise<StandIn | null> | null {
  if (page === '/Search?text') {
    return isWithinSearchLimit(limiter(), named.tab, client).then((isWithin) =>
      isWithin ? null : { page: '/Search', status: 200 },
    );
  }
  const missing = findMissing(context, page, value);
  return missing?.then((kind) => kind && { page: `/not-there/${kind}`, status: 404 }) ?? null;
}
