import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaStorage, readBody } from '@/lib/base/media/port';
import { pieceKey } from '@/lib/live/stream/port';
import { env } from '@/lib/platform/server/env';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { addBroadcast } from '@/test/broadcasts';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { h264, moving, tone, useFilms } from '@/test/films';
import { useMediaFolder } from '@/test/media-folder';
import { insertRows, personRow } from '@/test/rows';
import { keepReplay, makeReplayWork } from './keep-replay';
import { makeReplay } from './own-replay';

const liveAt = noon - 3_600_000;

interface Recorded {
  sessionId: string;
  /** Of its first piece. */
  number: number;
  /** When it begins, in seconds of the stream. */
  at: number;
  pieces: number;
  width?: number;
  quality?: number;
  /** One of them was not stored; counted from 0. */
  lost?: number;
}

describeOnBothEngines('the film of a recording', (database) => {
  useMediaFolder();
  const films = useFilms();
  let id = '';
  let count = 0;
  const context = (more: Partial<JobContext> = {}): JobContext => ({
    ...testContext(database().db, { now: () => noon, caller: callerOf('host') }),
    ...{ attempt: 1, signal: new AbortController().signal, ...more },
  });
  const replay = () =>
    database()
      .db.read.selectFrom('live_replay')
      .select(['state', 'work_id'])
      .where('broadcast_id', '=', id)
      .executeTakeFirstOrThrow();
  const partsOf = async (workId: string) => {
    const rows = database().db.read.selectFrom('live_recording').select('parts').where('work_id', '=', workId);
    return (await rows.execute()).map(({ parts }) => JSON.parse(parts));
  };
  const works = () =>
    database()
      .db.read.selectFrom('video')
      .innerJoin('video_source', 'video_source.video_id', 'video.id')
      .select(['video.id', 'title_zh', 'video.state', 'author_id', 'video_source.state as film'])
      .execute();
  const run = async (more?: Partial<JobContext>) =>
    makeReplayWork.run(context(more), { id, workId: (await replay()).work_id ?? '' });

  beforeEach(async () => {
    count += 1;
    id = `broadcast-${count}`;
    await database().db.transaction(async (tx) => {
      for (const table of ['video_source', 'video', 'person'] as const) await tx.deleteFrom(table).execute();
      await insertRows(tx, 'person', [personRow({ id: 'host' })]);
    });
    await addBroadcast(database().db, { id, startAt: liveAt, live_at: liveAt, ended_at: noon });
  });
  const end = () => database().db.transaction((tx) => keepReplay(context(), tx, { id }));

  /** Stores pieces of two seconds as a stream has them: the times in them go on within a session. */
  async function record({ sessionId, number, at, pieces, width = 320, quality = 180, lost }: Recorded) {
    const cut = ['-f', 'segment', '-segment_time', '2', '-segment_format', 'mpegts'];
    const picture = [...moving(`${width}x${quality}`, 2 * pieces), ...tone(2 * pieces), ...h264, '-g', '50'];
    execFileSync(env().ffmpeg, ['-v', 'error', ...picture, ...cut, `${sessionId}-%d.ts`], { cwd: films.folder() });
    const indexes = Array.from({ length: pieces }, (_, index) => index).filter((index) => index !== lost);
    const rows = indexes.map((index, turn) => ({
      ...{ broadcast_id: id, session_id: sessionId, quality, number: number + turn, milliseconds: 2000, bytes: 1 },
      ...{ begun_at: liveAt + (at + 2 * index) * 1000, is_discontinuity: turn === 0 ? (1 as const) : (0 as const) },
      ...{ width, height: quality, codecs: 'avc1.42c00d,mp4a.40.2' },
    }));
    for (const [turn, index] of indexes.entries()) {
      const key = pieceKey({ broadcastId: id, sessionId, quality, number: number + turn });
      await mediaStorage().put(key, readFileSync(join(films.folder(), `${sessionId}-${index}.ts`)));
    }
    await database().db.transaction((tx) => tx.insertInto('live_piece').values(rows).execute());
  }

  /** The length of the film in seconds, by its playlist. */
  async function lengthOf(workId: string, quality = 180): Promise<number> {
    const file = await mediaStorage().read(`videos/${workId}/${workId}/${quality}/index.m3u8`);
    const text = new TextDecoder().decode(file ? await readBody(file) : undefined);
    return [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
  }

  test('is joined across the gap of an encoder that came back, as a draft of its host, once of two runs', async () => {
    await record({ sessionId: 'first', number: 0, at: 0, pieces: 3 });
    await record({ sessionId: 'second', number: 3, at: 36, pieces: 2 });
    await end();
    await Promise.all([run(), run()]);
    const { state, work_id } = await replay();
    const draft = { id: work_id, title_zh: '夜航', state: 'pending_edit', author_id: 'host', film: 'waiting' };
    expect([state, await works()]).toEqual(['made', [draft]]);
    expect(await partsOf(work_id ?? '')).toEqual([
      [
        { filmMs: 0, streamMs: 0 },
        { filmMs: 6000, streamMs: 36_000 },
      ],
    ]);
    expect(await lengthOf(work_id ?? '')).toBeCloseTo(10, 0);
  });

  test('stands still where a piece was lost, so that its times stay those of the stream', async () => {
    await record({ sessionId: 'first', number: 0, at: 0, pieces: 5, lost: 2 });
    await end();
    await run();
    const { work_id } = await replay();
    expect(await partsOf(work_id ?? '')).toEqual([[{ filmMs: 0, streamMs: 0 }]]);
    expect(await lengthOf(work_id ?? '')).toBeCloseTo(10, 0);
  });

  test('is the part that its host chose', async () => {
    await record({ sessionId: 'first', number: 0, at: 0, pieces: 6 });
    await end();
    await run();
    await makeReplay(context(), { id, fromSeconds: 4, toSeconds: 10 });
    await run();
    const { work_id } = await replay();
    expect(await partsOf(work_id ?? '')).toEqual([[{ filmMs: 0, streamMs: 4000 }]]);
    expect(await lengthOf(work_id ?? '')).toBeCloseTo(6, 0);
    expect(await works()).toHaveLength(2);
  });

  test('has all that came in the size of the beginning, where the encoder came back with another picture', async () => {
    await record({ sessionId: 'first', number: 0, at: 0, pieces: 2 });
    await record({ sessionId: 'second', number: 2, at: 20, pieces: 1, width: 180, quality: 320 });
    await end();
    await run();
    const { work_id } = await replay();
    expect(await lengthOf(work_id ?? '')).toBeCloseTo(6, 0);
    expect(await partsOf(work_id ?? '')).toEqual([[expect.anything(), { filmMs: 4000, streamMs: 20_000 }]]);
  });

  test.each([
    ['nothing came', 1],
    ['every run failed', 4],
  ])('where %s that is said, and nothing is left', async (_, attempt) => {
    if (attempt > 1) await record({ sessionId: 'first', number: 0, at: 0, pieces: 1 });
    await end();
    const running = run({ attempt });
    if (attempt > 1) await expect(running).rejects.toThrow('Every run failed');
    else await running;
    expect([await replay(), await works()]).toEqual([{ state: 'failed', work_id: null }, []]);
  });
});
