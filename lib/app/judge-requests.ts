import { builtPages } from '@/lib/platform/server/next/built-pages';
import { judgeAddress, type Verdict } from './judge-address';
import { findMissing } from './missing-things';
import { pagesByPath } from './page-paths';
import { visitorContext } from './visitor';

/** A page that is there with what its query names, and the addresses of the specification that are spelled and not built. */
const otherPages = ['/otherPeople?userId', '/ActivityDetail?', '/ActivityDetail/[id]?'];

type Judge = (url: string, cookie?: string) => Verdict | null | Promise<Verdict | null>;
const slot = globalThis as typeof globalThis & { lightfieldJudge?: Judge };

/** Lets the preload (`process/preload.mjs`) ask what becomes of an address before Next makes a page of it. */
export function judgeRequests(): void {
  const context = visitorContext('zh');
  const findPage = pagesByPath([...builtPages(), ...otherPages]);
  const parts = { findPage, findMissing: (page: string, value: string) => findMissing(context, page, value) };
  slot.lightfieldJudge = (url, cookie) => judgeAddress(parts, url, cookie);
}
