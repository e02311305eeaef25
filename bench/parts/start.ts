import { setTimeout as sleep } from 'node:timers/promises';
import { startNode } from '@/test/nodes/server';
import { residentMegabytes } from './memory';
import type { Row } from './results';

const rounds = 3;
/** V8 gives back what the start needed some ten seconds after it. */
const idleMs = 15_000;

/** Time from the start of the process on an existing database to its first 200, and its memory once idle (DESIGN 11). */
export async function measureStart(environment: Record<string, string>): Promise<Row[]> {
  const times: number[] = [];
  let megabytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const node = await startNode(environment);
    const answer = await fetch(node.address);
    if (answer.status !== 200) throw new Error(`The home page answered ${answer.status}.`);
    await answer.text();
    times.push((performance.now() - began) / 1000);
    await sleep(idleMs);
    megabytes = residentMegabytes(node.pid);
    await node.stop();
  }
  const seconds = Math.min(...times);
  return [
    {
      what: 'start on an existing database to the first 200',
      measured: `${seconds.toFixed(2)} s`,
      ratio: null,
      budget: '< 2 s',
      ok: seconds < 2,
    },
    {
      what: 'resident memory, idle',
      measured: `${megabytes.toFixed(0)} MB`,
      ratio: null,
      budget: '< 250 MB',
      ok: megabytes < 250,
    },
  ];
}
