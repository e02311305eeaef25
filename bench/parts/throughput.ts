import autocannon from 'autocannon';
import type { Row } from './results';

const connections = 16;
const seconds = 4;
const rounds = 3;

interface Target {
  what: string;
  address: string;
  floor: string;
  budget: number;
}

/** Requests per second of each address beside its floor, in turns, so that the machine's moods meet both. */
export async function measureThroughput(targets: Target[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, address, floor, budget } of targets) {
    const best = { ours: 0, floor: 0 };
    await requestsPerSecond(address, 1);
    await requestsPerSecond(floor, 1);
    for (let round = 0; round < rounds; round += 1) {
      best.ours = Math.max(best.ours, await requestsPerSecond(address, seconds));
      best.floor = Math.max(best.floor, await requestsPerSecond(floor, seconds));
    }
    const ratio = best.ours / best.floor;
    const measured = `${Math.round(best.ours)} of ${Math.round(best.floor)} requests/s`;
    rows.push({ what, measured, ratio, budget: `>= ${budget}`, ok: ratio >= budget });
  }
  return rows;
}

async function requestsPerSecond(url: string, duration: number): Promise<number> {
  const result = await autocannon({ url, connections, duration, requests: [{ setupRequest: fromAnotherVisitor }] });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} failed, ${result.errors} errors`);
  return result.requests.average;
}

let visitor = 0;

/** A thousand visitors behind a trusted proxy: one address alone would soon reach its limit. */
function fromAnotherVisitor(request: autocannon.Request): autocannon.Request {
  visitor = (visitor + 1) % 1000;
  const address = `198.18.${Math.floor(visitor / 250)}.${visitor % 250}`;
  return { ...request, headers: { ...request.headers, 'X-Forwarded-For': address } };
}
