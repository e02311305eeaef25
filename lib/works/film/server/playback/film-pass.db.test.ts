import pino from 'pino';
import { addAccount } from '@/test/accounts';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { addFilm, filmFiles, setState } from '@/test/playable-works';
import { openByPass } from './open-by-pass';
import { servePlay } from './serve-play';

describeOnOneEngine('a film that is watched by a pass', (database) => {
  useMediaFolder();
  let now: number;
  const context = () => testContext(database().db, { now: () => now });
  const open = (videoId: string, personId = 'judge') => openByPass(context(), { videoId, personId });
  const ask = (path: string) =>
    servePlay(new Request(`http://localhost${path}`), {
      ...{ db: database().db, now: () => now, log: pino({ level: 'silent' }) },
    });
  const statusOf = async (path: string) => (await ask(path)).status;

  beforeAll(async () => {
    for (const id of ['author', 'judge']) await addAccount(database().db, { id });
    await addAccount(database().db, { id: 'locked', locked_at: noon });
  });
  beforeEach(() => {
    now = noon;
  });

  let films = 0;
  /** A new work with a film. */
  async function newFilm(state: 'pending_review' | 'verified' = 'pending_review') {
    films += 1;
    const id = `hidden-${'x'.repeat(films)}`;
    await addFilm(database().db, { id, state, is_downloadable: 1 });
    return id;
  }

  test('is served whole, whatever the state of its work, by addresses that do not tell which work it is', async () => {
    const { playlist, subtitles, qualities } = await open(await newFilm());
    expect([qualities, subtitles.map(({ language }) => language)]).toEqual([[360], ['zh', 'en']]);
    for (const url of [playlist, ...subtitles.map((one) => one.url)]) {
      expect(await statusOf(url)).toBe(200);
      expect(Buffer.from(url.split('/')[3] ?? '', 'base64url').includes('hidden')).toBe(false);
      expect(url).not.toContain('hidden');
    }
    expect(await (await ask(playlist.replace('master.m3u8', '360/00000.ts'))).text()).toBe(filmFiles['360/00000.ts']);
    // The whole file is called like the work.
    for (const state of ['pending_review', 'verified'] as const) {
      expect(await statusOf((await open(await newFilm(state))).playlist.replace('master.m3u8', 'download'))).toBe(404);
    }
  });

  test('is refused after some hours, with a changed pass, and once the work is deleted', async () => {
    const id = await newFilm();
    const { playlist, expiresAt } = await open(id);
    const [, , , box = ''] = playlist.split('/');
    const other = box.startsWith('A') ? `B${box.slice(1)}` : `A${box.slice(1)}`;
    for (const wrong of [other, box.slice(0, -4), 'x']) expect(await statusOf(playlist.replace(box, wrong))).toBe(403);
    now = Date.parse(expiresAt);
    expect(await statusOf(playlist)).toBe(403);
    now = noon;
    await setState(database().db, id, 'deleted');
    now += 1000;
    expect(await statusOf(playlist)).toBe(404);
  });

  test('is for nobody whose account is locked or gone', async () => {
    const id = await newFilm();
    for (const person of ['locked', 'nobody']) {
      await expect(open(id, person)).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });
});
