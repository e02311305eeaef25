import type { Context } from '@/lib/platform/server/context';
import { videoScore } from '@/lib/works/work/rules/score';
import { addAccount } from '@/test/accounts';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { addFilm, setState } from '@/test/playable-works';
import { noteWatching } from './note-watching';
import { openPlayback } from './open-playback';
import { giveTicket } from './ticket';

const hour = 3_600_000;
const person = (id: string) => ({ caller: callerOf(id) });
const from = (address: string) => ({ client: { address, userAgent: '', app: null } });

describeOnBothEngines('reports of watching', (database) => {
  useMediaFolder();
  let now: number;
  const context = (overrides: Partial<Context> = {}) => testContext(database().db, { now: () => now, ...overrides });
  const open = async (id = 'film', who: Partial<Context> = {}) => (await openPlayback(context(who), { id })).ticket;
  const report = (ticket: string, watched: number, who: Partial<Context> = {}, position = watched) =>
    noteWatching(context(who), { ticket, position, watched });
  /** Opens a film, waits and reports, like a real player. */
  async function watch(seconds: number, who: Partial<Context> = {}, id = 'film') {
    const ticket = await open(id, who);
    now += seconds * 1000;
    await report(ticket, seconds, who);
    return ticket;
  }
  const film = (id = 'film') =>
    database()
      .db.read.selectFrom('video')
      .select(['view_count', 'score'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const views = async (id?: string) => (await film(id)).view_count;
  const watches = () => database().db.read.selectFrom('video_watch').selectAll().orderBy('person_id').execute();

  beforeAll(async () => {
    for (const id of ['author', 'lin', 'mo']) await addAccount(database().db, { id });
    await addAccount(database().db, { id: 'reviewer', staff_role: 'reviewer' });
  });
  beforeEach(async () => {
    now = noon;
    const { db } = database();
    await db.transaction(async (tx) => {
      const tables = ['video_view', 'video_day', 'video_watch', 'video_subtitle', 'video_source', 'video'] as const;
      for (const table of tables) await tx.deleteFrom(table).execute();
    });
    await addFilm(db, { id: 'film', duration_seconds: 600, like_count: 2 });
    await addFilm(db, { id: 'short', duration_seconds: 8 });
    await addFilm(db, { id: 'hidden', state: 'pending_review' });
  });

  test('are a view after ten seconds, with its score', async () => {
    await watch(10);
    expect(await film()).toEqual({
      view_count: 1,
      score: videoScore({ viewCount: 1, likeCount: 2, verifiedAt: noon }),
    });
  });

  test('are counted for the day on which the watching began', async () => {
    now = Date.UTC(2026, 10, 20, 15, 59, 58);
    const visitors = [from('203.0.113.1'), from('203.0.113.2')];
    const tickets = await Promise.all(visitors.map((who) => open('film', who)));
    now += 10_000;
    await Promise.all(tickets.map((ticket, index) => report(ticket, 10, visitors[index])));
    await watch(10);
    const days = await database().db.read.selectFrom('video_day').selectAll().orderBy('day').execute();
    expect(days).toEqual([
      { day: '2026-11-20', video_id: 'film', view_count: 2 },
      { day: '2026-11-21', video_id: 'film', view_count: 1 },
    ]);
  });

  test('are a view of a shorter work after half of it', async () => {
    await watch(3, {}, 'short');
    expect(await views('short')).toBe(0);
    await watch(4, {}, 'short');
    expect(await views('short')).toBe(1);
  });

  test('are no view at once, whatever they say, nor before both clocks have gone on', async () => {
    const ticket = await open();
    await report(ticket, 1_000_000);
    now += 9999;
    await report(ticket, 1_000_000);
    now += hour;
    await report(ticket, 9);
    expect(await views()).toBe(0);
    await report(ticket, 10);
    expect(await views()).toBe(1);
  });

  test('need a ticket of ours, unchanged, and not too old', async () => {
    const ticket = await open();
    now += hour;
    for (const wrong of ['', 'x', ticket.slice(1), `${ticket}A`, ticket.slice(0, 43)]) {
      await expect(report(wrong, 100)).rejects.toMatchObject({
        code: '400',
        details: { fields: [{ rule: 'invalid' }] },
      });
    }
    const said = Buffer.from(JSON.stringify(['short', 'visitor:x', 0])).toString('base64url');
    await expect(report(ticket.slice(0, 43) + said, 100)).rejects.toMatchObject({ code: '400' });
    now = noon + 24 * hour;
    await expect(report(ticket, 100)).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ rule: 'expired' }] },
    });
    expect([await views(), await views('short')]).toEqual([0, 0]);
  });

  test('a ticket of one work counts for no other', async () => {
    await watch(100, {}, 'short');
    expect([await views(), await views('short')]).toEqual([0, 1]);
  });

  test('a signed path is no ticket', async () => {
    const { playlist } = await openPlayback(context(), { id: 'film' });
    await expect(report(playlist.split('/')[3] ?? '', 100)).rejects.toMatchObject({ code: '400' });
  });

  test('of one viewer are one view a day, and another on the next', async () => {
    const ticket = await watch(10, person('lin'));
    for (const seconds of [25, 40, 600]) await report(ticket, seconds, person('lin'));
    await watch(10, person('lin'));
    expect(await views()).toBe(1);
    now += 24 * hour;
    await watch(10, person('lin'));
    expect(await views()).toBe(2);
  });

  test('over midnight are one view, of the day on which they began', async () => {
    now = Date.UTC(2026, 10, 20, 15, 59, 55);
    const ticket = await watch(10);
    await report(ticket, 600);
    const [first] = await database().db.read.selectFrom('video_view').select('day').execute();
    expect([await views(), first]).toEqual([1, { day: '2026-11-20' }]);
  });

  test.each([
    ['one person', () => person('lin')],
    ['one address', () => from('203.0.113.7')],
    ['one IPv6 network', (index: number) => from(`2001:db8:1:2::${index + 1}`)],
  ])('fifty of %s at once are one view', async (_, who) => {
    const tickets = await Promise.all(Array.from({ length: 50 }, (_, index) => open('film', who(index))));
    now += 10_000;
    await Promise.all(tickets.map((ticket, index) => report(ticket, 10, who(index))));
    expect(await views()).toBe(1);
    await Promise.all(tickets.map((ticket, index) => report(ticket, 25, who(index))));
    expect(await views()).toBe(1);
  });

  test('of fifty viewers at once are fifty views, and the score is of all of them', async () => {
    const who = (index: number) => from(index % 2 ? `203.0.113.${index}` : `2001:db8:1:${index}::1`);
    const tickets = await Promise.all(Array.from({ length: 50 }, (_, index) => open('film', who(index))));
    now += 10_000;
    await Promise.all(tickets.map((ticket, index) => report(ticket, 10, who(index))));
    const score = videoScore({ viewCount: 50, likeCount: 2, verifiedAt: noon });
    expect(await film()).toEqual({ view_count: 50, score });
  });

  test('one ticket is one view, whoever it is passed on to', async () => {
    const ticket = await watch(10);
    for (const who of [from('198.51.100.1'), from('198.51.100.2'), person('mo')]) await report(ticket, 10, who);
    expect(await views()).toBe(1);
  });

  test("of the work's creator are no view, whoever opened the film", async () => {
    await watch(100, person('author'));
    expect(await views()).toBe(0);
    const ticket = await open();
    now += hour;
    await report(ticket, 100, person('author'));
    expect(await views()).toBe(0);
  });

  test('of a work that is not public are no view, nor after it was taken down', async () => {
    await watch(100, person('reviewer'), 'hidden');
    const ticket = await open();
    now += hour;
    await setState(database().db, 'film', 'failed');
    expect(await report(ticket, 100)).toBeNull();
    expect([await views(), await views('hidden')]).toEqual([0, 0]);
  });

  test('of a person keep their place, the last one, and only theirs', async () => {
    const ticket = await open('film', person('lin'));
    await report(ticket, 5, person('lin'), 300);
    now += 20_000;
    await report(ticket, 20, person('lin'), 320);
    await watch(1, person('mo'));
    await watch(1);
    expect(await watches()).toEqual([
      { person_id: 'lin', video_id: 'film', position: 320, watched_at: noon + 20_000 },
      { person_id: 'mo', video_id: 'film', position: 1, watched_at: noon + 21_000 },
    ]);
    expect((await openPlayback(context(person('lin')), { id: 'film' })).resumeAt).toBe(320);
  });

  test('near the end, or beyond it, mean to begin anew', async () => {
    const ticket = await open('film', person('lin'));
    for (const position of [590, 600, 1_000_000]) {
      await report(ticket, 5, person('lin'), position);
      expect(await watches()).toMatchObject([{ position: 0 }]);
    }
  });

  test('fifty of a person at once leave one place', async () => {
    const ticket = await open('film', person('lin'));
    await Promise.all(Array.from({ length: 50 }, (_, index) => report(ticket, 1, person('lin'), index)));
    expect(await watches()).toHaveLength(1);
  });

  test('keep no place in a work that the person may not see', async () => {
    const ticket = await giveTicket(context(), { videoId: 'hidden', viewer: 'lin', begunAt: noon });
    await report(ticket, 5, person('lin'));
    expect(await watches()).toEqual([]);
    const gone = await giveTicket(context(), { videoId: 'nothing', viewer: 'lin', begunAt: noon });
    expect(await report(gone, 5, person('lin'))).toBeNull();
  });
});
