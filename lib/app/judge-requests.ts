import type { Context } from '@/lib/platform/server/context';
import { isAway } from '@/lib/platform/server/db/violations';
import { type Env, env } from '@/lib/platform/server/env';
import { builtPages } from '@/lib/platform/server/next/built-pages';
import { addressesThat } from '@/lib/platform/shared/addresses.mjs';
import { findChannelByName } from './channel-by-name';
import { findGone } from './gone-things';
import { type AskedPage, type Asking, judgeAddress, type StandIn, type Verdict } from './judge-address';
import { limiter } from './limiter';
import { findMissing, type MissingKind } from './missing-things';
import { findMoved } from './moved-things';
import { pagesByPath } from './page-paths';
import { isWithinSearchLimit } from './search-limit';
import { visitorContext } from './visitor';

/** Pages that exist by their path, as {@link pagesByPath} takes them. */
function pagesOf({ demo }: Pick<Env, 'demo'>): string[] {
  const hidden = addressesThat(({ isThere }) => isThere === 'never' || (isThere === 'demonstration' && !demo));
  const built = builtPages().filter((page) => !hidden.includes(page));
  // A page that has no address without a query.
  const queried = addressesThat(({ query }) => query).filter((path) => !built.includes(path));
  return [...built, ...queried.map((path) => `${path}?`)];
}

type Judge = (url: string, asking: Asking) => Verdict | null | Promise<Verdict | null>;
const slot = globalThis as typeof globalThis & { lightfieldJudge?: Judge };

/** Lets the preload (`next/preload.mjs`) judge an address before Next renders it. */
export function judgeRequests(): void {
  const context = visitorContext('zh');
  const findPage = pagesByPath(pagesOf(env()));
  const parts = {
    findPage,
    findStandIn: (asked: AskedPage) => findStandIn(context, asked),
    findByName: (path: string, query: string) => findChannelByName(context, path, query),
  };
  slot.lightfieldJudge = (url, asking) => {
    const verdict = judgeAddress(parts, url, asking);
    return verdict instanceof Promise ? verdict.catch((error: unknown) => noteFailure(context, error)) : verdict;
  };
}

/** The preload answers 503 for any failure; an unreachable database is logged by whatever needs it. */
function noteFailure({ log }: Context, error: unknown): never {
  if (!isAway(error)) log.error({ err: error }, 'an address could not be judged');
  throw error;
}

/**
 * The 404 of an unknown thing, the 410 of one that is over, or the path of one that has another page; for a search beyond the rate limit the page that fetches
 * in the browser, and reports it.
 */
function findStandIn(
  context: Context,
  { page, value, named, client }: AskedPage,
): Promise<StandIn | string | null> | null {
  if (page === '/Search?text') {
    return isWithinSearchLimit(limiter(), named.tab, client).then((isWithin) =>
      isWithin ? null : { page: '/Search', status: 200 },
    );
  }
  const missing = findMissing(context, page, value);
  return missing && instead(context, missing, { page, value });
}

async function instead(
  context: Context,
  missing: Promise<MissingKind | null>,
  { page, value }: Pick<AskedPage, 'page' | 'value'>,
): Promise<StandIn | string | null> {
  const kind = await missing;
  if (kind) return { page: `/not-there/${kind}`, status: 404 };
  const gone = await findGone(context, page, value);
  return gone === null ? findMoved(context, page, value) : { page: gone, status: 410 };
}
