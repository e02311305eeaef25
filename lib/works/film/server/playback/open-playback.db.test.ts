import type { Context } from '@/lib/platform/server/context';
import { addAccount } from '@/test/accounts';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { addFilm } from '@/test/playable-works';
import { insertRows, videoRow } from '@/test/rows';
import { openPlayback as contract } from '../../contract';
import { openPlayback } from './open-playback';
import { readTicket } from './ticket';

describeOnBothEngines('opening a film', (database) => {
  useMediaFolder();
  const visitor = (overrides: Partial<Context> = {}) => testContext(database().db, overrides);
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    visitor({ caller: callerOf(personId), ...overrides });

  beforeAll(async () => {
    const { db } = database();
    for (const id of ['author', 'other', 'locked']) {
      await addAccount(db, { id, locked_at: id === 'locked' ? noon : null });
    }
    for (const staff_role of ['reviewer', 'editor'] as const) await addAccount(db, { id: staff_role, staff_role });
  });
  beforeEach(async () => {
    const { db } = database();
    await db.transaction(async (tx) => {
      for (const table of ['video_watch', 'video_subtitle', 'video_source', 'video'] as const) {
        await tx.deleteFrom(table).execute();
      }
    });
    await addFilm(db, { id: 'public', duration_seconds: 600 });
    await addFilm(db, { id: 'private', state: 'pending_review' });
    await addFilm(db, { id: 'gone', state: 'deleted' });
    await db.transaction((tx) => insertRows(tx, 'video', [videoRow({ id: 'unfilmed' })]));
  });

  test('gives everybody the way to a public work', async () => {
    const opened = await openPlayback(visitor(), { id: 'public' });
    expect(contract.data.parse(opened)).toEqual(opened);
    const path = /^\/play\/public\/[\w-]+\//.exec(opened.playlist)?.[0];
    expect(opened).toMatchObject({
      playlist: `${path}master.m3u8`,
      qualities: [360],
      subtitles: [
        { language: 'zh', url: `${path}subtitles/zh.vtt` },
        { language: 'en', url: `${path}subtitles/en.vtt` },
      ],
      download: null,
      resumeAt: 0,
      expiresAt: new Date(noon + (2 * 600 + 3600) * 1000).toISOString(),
    });
    expect((await openPlayback(as('other'), { id: 'public' })).playlist).toBe(opened.playlist);
  });

  test('leads through the video host where there is one, by the same signed path', async () => {
    const own = await openPlayback(visitor(), { id: 'public' });
    process.env.NEXT_PUBLIC_VIDEO_HOST = 'https://films.example/';
    const opened = await openPlayback(as('author'), { id: 'public' });
    const everybodys = await openPlayback(visitor(), { id: 'public' });
    delete process.env.NEXT_PUBLIC_VIDEO_HOST;
    expect(everybodys.playlist).toBe(`https://films.example${own.playlist}`);
    const addresses = [opened.playlist, opened.download, ...opened.subtitles.map(({ url }) => url)];
    for (const address of addresses) expect(address).toMatch(/^https:\/\/films\.example\/play\/public\/[\w-]+\//);
  });

  test('the whole file is offered where its creator lets it be saved, and to its creator', async () => {
    expect((await openPlayback(as('other'), { id: 'public' })).download).toBeNull();
    expect((await openPlayback(as('author'), { id: 'public' })).download).toMatch(/\/download$/);
    expect((await openPlayback(as('reviewer'), { id: 'private' })).download).toBeNull();
    await addFilm(database().db, { id: 'free', is_downloadable: 1 });
    expect((await openPlayback(visitor({ language: 'en' }), { id: 'free' })).download).toMatch(
      /\/download\?language=en_us$/,
    );
  });

  test('what is not public is for its creator and for reviewers; for others it is not there', async () => {
    for (const context of [visitor(), as('other'), as('editor'), as('locked'), as('nobody')]) {
      await expect(openPlayback(context, { id: 'private' })).rejects.toMatchObject({ code: 'NullPointer' });
    }
    expect((await openPlayback(as('author'), { id: 'private' })).qualities).toEqual([360]);
    expect((await openPlayback(as('reviewer'), { id: 'private' })).qualities).toEqual([360]);
    for (const context of [as('author'), as('reviewer')]) {
      await expect(openPlayback(context, { id: 'gone' })).rejects.toMatchObject({ code: 'NullPointer' });
      await expect(openPlayback(context, { id: 'nothing' })).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('a work without a film cannot be played', async () => {
    await expect(openPlayback(visitor(), { id: 'unfilmed' })).rejects.toMatchObject({ code: 'NotPlayable' });
    const { db } = database();
    await db.transaction((tx) => tx.updateTable('video_source').set({ state: 'working' }).execute());
    await expect(openPlayback(as('author'), { id: 'private' })).rejects.toMatchObject({ code: 'NotPlayable' });
    await expect(openPlayback(visitor(), { id: 'private' })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('goes on where the caller left off, and nobody else did', async () => {
    const watch = { person_id: 'other', video_id: 'public', position: 42, watched_at: noon };
    await database().db.transaction((tx) => insertRows(tx, 'video_watch', [watch]));
    expect((await openPlayback(as('other'), { id: 'public' })).resumeAt).toBe(42);
    expect((await openPlayback(as('author'), { id: 'public' })).resumeAt).toBe(0);
    expect((await openPlayback(visitor(), { id: 'public' })).resumeAt).toBe(0);
  });

  test('the ticket fits the contract, says who began what and when, and nothing of where a visitor is', async () => {
    const { ticket } = await openPlayback(as('other'), { id: 'public' });
    expect(ticket.length).toBeLessThanOrEqual(400);
    expect(await readTicket(visitor(), ticket)).toEqual({ videoId: 'public', viewer: 'other', begunAt: noon });
    const own = await openPlayback(visitor(), { id: 'public' });
    const { viewer } = await readTicket(visitor(), own.ticket);
    expect(viewer).toMatch(/^visitor:[\w-]{43}$/);
    const nextDay = visitor({ now: () => noon + 24 * 3_600_000 });
    expect((await readTicket(nextDay, (await openPlayback(nextDay, { id: 'public' })).ticket)).viewer).not.toBe(viewer);
  });
});
