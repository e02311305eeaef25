import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { env } from '@/lib/platform/server/env';
import { addBroadcast } from '@/test/broadcasts';
import { describeOnOneEngine } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { h264, moving, tone } from '@/test/films';
import { addKey, streamKey } from '@/test/live-streams';

const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];

describeOnOneEngine('a node that is killed while a stream comes in', (database) => {
  let folder = '';
  const children: ChildProcess[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lightfield-stream-'));
  });
  afterAll(async () => {
    const alive = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    await Promise.all(
      alive.map((child) => {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        return ended;
      }),
    );
    rmSync(folder, { recursive: true });
  });

  async function startNode(name: string): Promise<{ child: ChildProcess; port: number }> {
    const program = ['--import', './test/nodes/own-modules.mjs', 'test/nodes/stream-program.ts'];
    const child = spawn(process.execPath, [...flags, ...program, database().url, folder, name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [port] = await once(createInterface({ input: child.stdout }), 'line');
    return { child, port: Number(port) };
  }

  function send(port: number): ChildProcess {
    const words = ['-re', ...moving('320x240', 60), ...tone(60), ...h264, '-g', '25', '-f', 'flv'];
    const address = `rtmp://127.0.0.1:${port}/live/${streamKey}`;
    const encoder = spawn(env().ffmpeg, ['-v', 'quiet', ...words, address], { stdio: 'ignore' });
    children.push(encoder);
    return encoder;
  }

  const pieces = () =>
    database().db.read.selectFrom('live_piece').select(['number', 'is_discontinuity']).orderBy('number').execute();
  const sessions = () =>
    database().db.read.selectFrom('live_session').select(['node', 'end_reason']).orderBy('begun_at').execute();

  test('leaves no program behind, and its encoder goes on at another node', async () => {
    const id = await addBroadcast(database().db, { startAt: Date.now() - 60_000 });
    await addKey(database().db, id);
    const first = await startNode('first');
    const cut = send(first.port);
    await eventually(async () => expect(await pieces()).not.toEqual([]));
    const own = childrenOf(first.child.pid);
    expect(own).not.toEqual([]);
    const isCut = once(cut, 'exit');
    first.child.kill('SIGKILL');
    await isCut;
    await eventually(() => expect(own.filter(isAlive)).toEqual([]));

    const second = await startNode('second');
    const before = (await pieces()).length;
    // As encoders do: again and again, until it is let in.
    let encoder = send(second.port);
    await eventually(async () => {
      if (encoder.exitCode !== null) encoder = send(second.port);
      expect((await pieces()).length).toBeGreaterThan(before);
    });
    expect(await sessions()).toEqual([
      { node: 'first', end_reason: 'lost' },
      { node: 'second', end_reason: null },
    ]);
    const all = await pieces();
    expect(all.map(({ number }) => number)).toEqual(all.map((_piece, index) => index));
    expect(all[before]?.is_discontinuity).toBe(1);
    const facts = database().db.read.selectFrom('live_broadcast').select(['lost_at', 'ended_at']);
    expect(await facts.executeTakeFirst()).toEqual({ lost_at: null, ended_at: null });
  });
});

const childrenOf = (pid = 0): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** A process that has ended and that nobody has waited for is a zombie. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
