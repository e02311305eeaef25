import autocannon from 'autocannon';
import type { Row } from './results';

const connections = 16;
const seconds = 4;
const rounds = 3;

interface Target {
  what: string;
  /** `{n}` in it is another number in each request. */
  address: string;
  floor: string;
  budget: number;
  /** The status of every answer; 200 unless said. */
  status?: number;
}

/**
 * Requests per second of each address beside its floor, in turns, so that a slow moment of the machine affects both.
 */
export async function measureThroughput(targets: Target[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, address, floor, budget, status } of targets) {
    const best = { ours: 0, floor: 0 };
    await requestsPerSecond(address, 1, status);
    await requestsPerSecond(floor, 1);
    for (let round = 0; round < rounds; round += 1) {
      best.ours = Math.max(best.ours, await requestsPerSecond(address, seconds, status));
      best.floor = Math.max(best.floor, await requestsPerSecond(floor, seconds));
    }
    const ratio = best.ours / best.floor;
    const measured = `${Math.round(best.ours)} of ${Math.round(best.floor)} requests/s`;
    rows.push({ what, measured, ratio, budget: `>= ${budget}`, ok: ratio >= budget });
  }
  return rows;
}

async function requestsPerSecond(address: string, duration: number, status = 200): Promise<number> {
  const { origin, pathname, search } = new URL(address);
  const path = decodeURI(pathname + search);
  const setupRequest = (request: autocannon.Request) => fromAnotherVisitor({ ...request, path: next(path) });
  const result = await autocannon({ url: origin, connections, duration, requests: [{ setupRequest }] });
  const answered = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (answered < result.requests.total || result.errors > 0) {
    const counts = JSON.stringify(result.statusCodeStats);
    throw new Error(`${address}: ${counts} in place of ${status}, ${result.errors} errors`);
  }
  return result.requests.average;
}

let asked = 0;

/** The path with a new number in its placeholder, if it has one. */
function next(path: string): string {
  if (path.includes('{n}')) asked += 1;
  return encodeURI(path.replace('{n}', String(asked)));
}

let visitor = 0;

/** A thousand visitors behind a trusted proxy: a single address would soon reach its rate limit. */
function fromAnotherVisitor(request: autocannon.Request): autocannon.Request {
  visitor = (visitor + 1) % 1000;
  const address = `198.18.${Math.floor(visitor / 250)}.${visitor % 250}`;
  return { ...request, headers: { ...request.headers, 'X-Forwarded-For': address } };
}
