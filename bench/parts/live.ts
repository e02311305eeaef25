import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { hashOfKey } from '@/lib/live/stream/server/in/sessions';
import { env } from '@/lib/platform/server/env';
import { freePort } from '@/scripts/setup/port.mjs';
import { type Node, startNode } from '@/test/nodes/server';
import type { Row } from './results';

/** In seconds of the stream: its picture becomes white, so that its delay is seen. */
const whiteAt = 40;
/** In seconds: what HLS keeps, and within what viewers go on after their node was killed and is there again. */
const most = { delay: 10, back: 15 };
/** After which an encoder connects again. */
const reconnectMs = 2000;
/** Between two readings of the processor's time, in ms. */
const countedMs = 15_000;

/**
 * The delay from the hand to the eye, the processor time of a stream, and how soon viewers go on after a node was killed: of a stream of
 * 1280 × 720 at 30 frames that an encoder sends to a node of the demonstration.
 */
export async function measureLive(environment: Record<string, string>): Promise<Row[]> {
  const rtmp = String(await freePort());
  const own = { ...environment, RTMP_PORT: rtmp };
  let node = await startNode(own);
  const stream = openBroadcast(join(environment.DATA_DIR ?? '', 'lightfield.db'));
  let encoder = startEncoder(rtmp, stream.key);
  try {
    const seen = whenWhite(node, stream.id);
    await stream.pieces(5);
    const cost = await processorsOf(node.pid);
    const delay = ((await seen) - (await encoder.whiteAt)) / 1000;
    await node.kill();
    await encoder.stop();
    const before = stream.count();
    node = await startNode(own);
    const backAt = performance.now();
    encoder = startEncoder(rtmp, stream.key);
    await stream.pieces(before + 1);
    const back = (performance.now() - backAt) / 1000;
    return [
      row('from the hand to the eye', `${delay.toFixed(1)} s`, `<= ${most.delay} s`, delay <= most.delay),
      row('processors of a stream in three qualities', cost.toFixed(2), '<= 2', cost <= 2),
      row('after kill -9, until new pieces', `${back.toFixed(1)} s`, `<= ${most.back} s`, back <= most.back),
    ];
  } finally {
    await encoder.stop();
    stream.close();
    await node.stop();
  }
}

const row = (what: string, measured: string, budget: string, ok: boolean): Row => ({
  ...{ what, measured, budget, ok },
  ratio: null,
});

/** A broadcast of the demonstration that begins now, with a key. */
function openBroadcast(file: string) {
  const db = new Sqlite(file, { timeout: 20_000 });
  const [id, key, now] = ['broadcast-01', 'bench-0123456789', Date.now()];
  db.prepare('update live_broadcast set start_at = ?, planned_end_at = ? where id = ?').run(now, now + 3_600_000, id);
  db.prepare('insert into live_key (broadcast_id, hash, made_at) values (?, ?, ?)').run(id, hashOfKey(key), now);
  const numbers = db.prepare('select count(distinct number) as count from live_piece where broadcast_id = ?');
  const count = () => (numbers.get(id) as { count: number }).count;
  return {
    ...{ id, key, count },
    async pieces(least: number): Promise<void> {
      for (const deadline = Date.now() + 90_000; count() < least; ) {
        if (Date.now() > deadline) throw new Error('No pieces came within 90 s.');
        await wait(50);
      }
    },
    close: () => db.close(),
  };
}

/**
 * An encoder as hosts use it, which connects again after two seconds; `whiteAt` is when its picture became white, in ms by our
 * clock.
 */
function startEncoder(port: string, key: string) {
  const ending = new AbortController();
  const { promise: white, resolve: noteWhite } = Promise.withResolvers<number>();
  const ended = sendUntil(ending.signal, { address: `rtmp://127.0.0.1:${port}/live/${key}`, noteWhite });
  return {
    whiteAt: white,
    async stop() {
      ending.abort();
      await ended;
    },
  };
}

async function sendUntil(
  signal: AbortSignal,
  { address, noteWhite }: { address: string; noteWhite: (at: number) => void },
): Promise<void> {
  const picture = `testsrc2=size=1280x720:rate=30,drawbox=color=white:t=fill:enable='gte(t,${whiteAt})'`;
  const words = [
    ...['-v', 'quiet', '-progress', 'pipe:1', '-stats_period', '0.2', '-re', '-f', 'lavfi', '-i', picture],
    ...['-re', '-f', 'lavfi', '-i', 'sine=frequency=440', '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-tune', 'zerolatency', '-b:v', '3M', '-g', '60', '-c:a', 'aac', '-f', 'flv', address],
  ];
  while (!signal.aborted) {
    const child = spawn(env().ffmpeg, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const microseconds = Number(/^out_time_us=(\d+)$/.exec(line)?.[1] ?? 0);
      if (microseconds > 1_000_000) noteWhite(Date.now() - microseconds / 1000 + whiteAt * 1000);
    });
    await once(child, 'exit');
    signal.removeEventListener('abort', stop);
    if (!signal.aborted) await wait(reconnectMs);
  }
}

/** When a viewer sees a white picture, in ms by our clock. */
async function whenWhite(node: Node, id: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${node.address}/live/livePage?id=${id}`);
    await page.waitForFunction(
      () => {
        const video = document.querySelector('video');
        const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        if (!video || !context || video.readyState < 2) return false;
        context.drawImage(video, 0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].every((part) => part > 230);
      },
      undefined,
      { timeout: 150_000, polling: 50 },
    );
    return Date.now();
  } finally {
    await browser.close();
  }
}

/** How many processors the programs of a node need, over some seconds. */
async function processorsOf(pid: number): Promise<number> {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const used = () => children.reduce((sum, child) => sum + processorSeconds(child), 0);
  const before = used();
  await wait(countedMs);
  return (used() - before) / (countedMs / 1000);
}

/** Of a process so far: the 14th and 15th field of its line, in hundredths of a second. */
function processorSeconds(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
