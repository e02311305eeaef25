import { readFileSync } from 'node:fs';
import { startNode } from '@/test/nodes/server';
import type { Row } from './results';

const requests = 20_000;
const atOnce = 16;
const mostMegabytes = 600;

/** Addresses that were not asked for before, of every kind that visitors and crawlers can make up. */
const paths = [
  '/video/detail/none-{n}',
  '/en/otherPeople?userId=none-{n}',
  '/playlist/none-{n}',
  '/none/{n}',
  '/business?from={n}',
  '/Search?text=light {n}',
  '/api/discover/search/videos?text=light {n}',
  '/app/{n}',
  '/feeds/people/none-{n}.xml',
  '/media/none-{n}.jpg',
];

/** Memory of a process after requests that are all different: what is kept for an address must be bounded. */
export async function measureMemory(environment: Record<string, string>): Promise<Row[]> {
  const node = await startNode(environment);
  try {
    const before = residentMegabytes(node.pid);
    let asked = 0;
    const ask = async () => {
      while (asked < requests) {
        asked += 1;
        const path = paths[asked % paths.length]?.replace('{n}', String(asked)) ?? '';
        const headers = { 'X-Forwarded-For': `10.0.${(asked >> 8) & 255}.${asked & 255}` };
        const answer = await fetch(node.address + path, { headers, redirect: 'manual' });
        await answer.arrayBuffer();
        if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    const after = residentMegabytes(node.pid);
    const measured = `${after.toFixed(0)} MB, ${before.toFixed(0)} MB before`;
    const ok = after < mostMegabytes;
    const what = `resident memory after ${requests.toLocaleString('en')} requests`;
    return [{ what, measured, ratio: null, budget: `< ${mostMegabytes} MB`, ok }];
  } finally {
    await node.stop();
  }
}

/** Resident memory of a process, in MB; on Linux. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
