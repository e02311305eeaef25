import pino from 'pino';
import { mediaStorage } from '@/lib/base/media/port';
import { env } from '@/lib/platform/server/env';
import { addAccount } from '@/test/accounts';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { addFilm, filmFiles, setState, subtitles, wholeFile } from '@/test/playable-works';
import { signMediaPath } from '../media-token';
import { openPlayback } from './open-playback';
import { playSecrets } from './secrets';
import { servePlay } from './serve-play';

const names = ['master.m3u8', '360/index.m3u8', '360/00000.ts', 'subtitles/zh.vtt', 'download'];
const aSecond = 1000;
let films = 0;

describeOnOneEngine('serving films', (database) => {
  useMediaFolder();
  let now: number;
  let logged: { level: number }[];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });

  beforeAll(async () => {
    const { db } = database();
    for (const id of ['author', 'other']) await addAccount(db, { id });
    for (const staff_role of ['reviewer', 'admin', 'editor'] as const)
      await addAccount(db, { id: staff_role, staff_role });
  });
  beforeEach(() => {
    now = noon;
    logged = [];
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    servePlay(new Request(`http://localhost${path}`, { method, headers }), { db: database().db, now: () => now, log });
  const statusOf = async (path: string) => (await ask(path)).status;
  /** The answers at a signed path of this viewer. */
  const statuses = async (path: string) => {
    const answers: number[] = [];
    for (const name of names) answers.push(await statusOf(path + name));
    return answers;
  };
  const pathFor = async (id: string, viewer: string, until = now + 3_600_000) =>
    signMediaPath((await playSecrets({ db: database().db })).paths, id, viewer, until);
  /** A new work in this state; returns its id. */
  async function newFilm(video: Partial<Parameters<typeof addFilm>[1]> = {}) {
    films += 1;
    await addFilm(database().db, { ...video, id: `film-${films}` });
    return `film-${films}`;
  }
  const change = async (id: string, state: Parameters<typeof setState>[2]) => {
    await setState(database().db, id, state);
    now += aSecond;
  };
  const all = (status: number) => names.map(() => status);

  test('everybody gets every file of a public work unchanged', async () => {
    const path = await pathFor(await newFilm({ is_downloadable: 1 }), '');
    for (const [name, content] of Object.entries(filmFiles))
      expect(await (await ask(path + name)).text()).toBe(content);
    expect(await (await ask(`${path}subtitles/zh.vtt`)).text()).toBe(subtitles);
    expect(await (await ask(`${path}download`)).text()).toBe(wholeFile);
  });

  test.each([
    ['master.m3u8', 'application/vnd.apple.mpegurl'],
    ['360/00000.ts', 'video/mp2t'],
    ['subtitles/zh.vtt', 'text/vtt; charset=utf-8'],
    ['download', 'application/octet-stream'],
  ])('%s is %s, kept by nobody without asking, shown by no other site', async (name, type) => {
    const { headers } = await ask((await pathFor(await newFilm({ is_downloadable: 1 }), '')) + name);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('where films have a host, our site alone reads what that hands on, and why it does not', async () => {
    process.env.NEXT_PUBLIC_VIDEO_HOST = 'https://films.example';
    const path = await pathFor(await newFilm(), '');
    const answers = [await ask(`${path}master.m3u8`), await ask(`${path}download`), await ask(path.slice(0, -9))];
    delete process.env.NEXT_PUBLIC_VIDEO_HOST;
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'access-control-allow-origin': new URL(env().siteUrl).origin,
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
  });

  test('answers a part, 304, 416, and HEAD without a body', async () => {
    const path = `${await pathFor(await newFilm(), '')}360/00000.ts`;
    const segment = filmFiles['360/00000.ts'];
    const part = await ask(path, { Range: 'bytes=5-14' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-14/${segment.length}`]);
    expect(await part.text()).toBe(segment.slice(5, 15));
    expect((await ask(path, { Range: `bytes=${segment.length}-` })).status).toBe(416);
    const head = await ask(path, {}, 'HEAD');
    expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, null, String(segment.length)]);
    expect((await ask(path, { 'If-None-Match': head.headers.get('etag') ?? '' })).status).toBe(304);
    const failed = await ask(path.replace('00000', '00001'), {}, 'HEAD');
    expect([failed.status, failed.body]).toEqual([404, null]);
  });

  test('a 304 and a part need the right as well', async () => {
    const id = await newFilm();
    const path = `${await pathFor(id, '')}360/00000.ts`;
    const etag = (await ask(path)).headers.get('etag') ?? '';
    await change(id, 'failed');
    expect((await ask(path, { 'If-None-Match': etag })).status).toBe(404);
    expect((await ask(path, { Range: 'bytes=0-1' })).status).toBe(404);
    expect((await ask(path, {}, 'HEAD')).status).toBe(404);
  });

  test.each(['pending_edit', 'pending_review', 'failed'] as const)(
    'a work in state %s is for its creator and for reviewers alone',
    async (state) => {
      const id = await newFilm({ state, is_downloadable: 1 });
      for (const viewer of ['', 'other', 'editor', 'nobody']) {
        expect([viewer, await statuses(await pathFor(id, viewer))]).toEqual([viewer, all(404)]);
      }
      expect(await statuses(await pathFor(id, 'author'))).toEqual(all(200));
      for (const viewer of ['reviewer', 'admin']) {
        expect(await statuses(await pathFor(id, viewer))).toEqual([200, 200, 200, 200, 404]);
      }
    },
  );

  test.each(['failed', 'pending_edit', 'deleted'] as const)(
    'what everybody could see is refused from the moment it becomes %s',
    async (state) => {
      const id = await newFilm({ is_downloadable: 1 });
      const path = await pathFor(id, '');
      expect(await statuses(path)).toEqual(all(200));
      await change(id, state);
      expect(await statuses(path)).toEqual(all(404));
      const own = await statuses(await pathFor(id, 'author'));
      expect(own).toEqual(all(state === 'deleted' ? 404 : 200));
    },
  );

  test('a right is remembered for less than a second', async () => {
    const id = await newFilm();
    const path = `${await pathFor(id, '')}master.m3u8`;
    expect(await statusOf(path)).toBe(200);
    await setState(database().db, id, 'failed');
    now += aSecond - 1;
    expect(await statusOf(path)).toBe(200);
    now += 1;
    expect(await statusOf(path)).toBe(404);
    await setState(database().db, id, 'verified');
    now += aSecond;
    expect(await statusOf(path)).toBe(200);
  });

  test('who is no longer a reviewer, or is locked, is refused', async () => {
    const { db } = database();
    const id = await newFilm({ state: 'pending_review' });
    const paths = [await pathFor(id, 'reviewer'), await pathFor(id, 'author')];
    const ends = async () => Promise.all(paths.map((path) => statusOf(`${path}master.m3u8`)));
    const set = async (person: string, values: { staff_role?: null | 'reviewer'; locked_at?: number | null }) => {
      await db.transaction((tx) => tx.updateTable('account_user').set(values).where('id', '=', person).execute());
      now += aSecond;
    };
    expect(await ends()).toEqual([200, 200]);
    await set('reviewer', { staff_role: null });
    await set('author', { locked_at: noon });
    expect(await ends()).toEqual([404, 404]);
    await set('reviewer', { staff_role: 'reviewer' });
    await set('author', { locked_at: null });
    expect(await ends()).toEqual([200, 200]);
  });

  test('the whole file of a public work is for everybody only where its creator lets it be saved', async () => {
    const id = await newFilm();
    expect(await statusOf(`${await pathFor(id, '')}download`)).toBe(404);
    expect(await statusOf(`${await pathFor(id, 'other')}download`)).toBe(404);
    expect(await statusOf(`${await pathFor(id, 'author')}download`)).toBe(200);
  });

  test('the file as it came is served to nobody, and where there is no copy of it nothing is', async () => {
    const id = await newFilm({ is_downloadable: 1 });
    const { db } = database();
    await db.transaction((tx) =>
      tx.updateTable('video_source').set({ download: null }).where('video_id', '=', id).execute(),
    );
    const opened = await openPlayback(testContext(db, { caller: callerOf('author') }), { id });
    expect(opened.download).toBeNull();
    for (const viewer of ['', 'author']) expect(await statusOf(`${await pathFor(id, viewer)}download`)).toBe(404);
  });

  test("the whole file is saved under the work's title, in the language asked for", async () => {
    const id = await newFilm({ is_downloadable: 1, title_zh: '光/场 "一"', title_en: 'Light field\r\n.' });
    const path = `${await pathFor(id, '')}download`;
    const nameAt = async (address: string) => (await ask(address)).headers.get('content-disposition');
    const name = encodeURIComponent('光 场  一.mp4');
    expect(await nameAt(path)).toBe(`attachment; filename*=UTF-8''${name}`);
    expect(await nameAt(`${path}?language=en_us`)).toBe("attachment; filename*=UTF-8''Light%20field.mp4");
  });

  test('a signed path opens no other work, and not for longer than it says', async () => {
    const [one, other] = [await newFilm(), await newFilm()];
    const path = await pathFor(one, '');
    expect(await statuses(path.replace(one, other))).toEqual(all(403));
    const end = now + 3_600_000;
    now = end - 1;
    expect(await statusOf(`${path}master.m3u8`)).toBe(200);
    now = end;
    expect(await statuses(path)).toEqual(all(403));
    expect(await (await ask(`${path}master.m3u8`, { Language: 'en_us' })).json()).toMatchObject({ code: 'Forbidden' });
  });

  test('a changed token is refused, of a work that is there and of one that is not', async () => {
    const path = await pathFor(await newFilm(), 'other');
    const [, play, id, token = ''] = path.split('/');
    const forged = Buffer.from(Buffer.from(token.slice(43), 'base64url').toString().replace('other', 'author'));
    for (const wrong of [token.slice(1), `${token}A`, token.slice(0, 43) + forged.toString('base64url'), 'x']) {
      expect(await statusOf(`/${play}/${id}/${wrong}/master.m3u8`)).toBe(403);
      expect(await statusOf(`/${play}/nothing/${wrong}/master.m3u8`)).toBe(403);
    }
    expect(await statusOf(`${await pathFor('nothing', '')}master.m3u8`)).toBe(404);
  });

  test('nothing outside the names of a film can be asked for', async () => {
    const path = await pathFor(await newFilm(), 'author');
    await mediaStorage().put('videos/secret', new TextEncoder().encode('secret'));
    for (const name of [
      '',
      'original',
      '../came/original',
      '..%2fcame%2foriginal',
      '%2e%2e/came/original',
      '360/../../../secret',
      '360/..%5c..%5csecret',
      '480/index.m3u8',
      '360/00001.ts',
      '360/0.ts',
      'subtitles/ja.vtt',
      'subtitles/zh',
      'master.m3u8%00',
      'master.m3u8/',
    ]) {
      const answer = await ask(path + name);
      expect([name, answer.status, await answer.json()]).toEqual([
        name,
        404,
        { code: 'NullPointer', message: expect.any(String) },
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(logged).toEqual([]);
  });

  test.each(['broken', 'working'] as const)('a film that is %s is not there', async (state) => {
    const id = await newFilm();
    const { db } = database();
    await db.transaction((tx) => tx.updateTable('video_source').set({ state }).where('video_id', '=', id).execute());
    expect(await statuses(await pathFor(id, 'author'))).toEqual(all(404));
  });

  test('a storage that fails is a coded 500; the log has the reason and no token', async () => {
    const path = await pathFor(await newFilm(), '');
    jest.spyOn(mediaStorage(), 'read').mockRejectedValueOnce(new Error('the disk is on fire'));
    const answer = await ask(`${path}master.m3u8`);
    expect([answer.status, (await answer.json()).code]).toEqual([500, 'Internal']);
    expect(logged).toMatchObject([{ level: 50, err: { message: 'the disk is on fire' } }]);
    expect(JSON.stringify(logged)).not.toContain(path.split('/')[3]);
  });

  test('what openPlayback hands out is served, until the work is taken down', async () => {
    const id = await newFilm({ is_downloadable: 1 });
    const opened = await openPlayback(testContext(database().db, { caller: callerOf('other') }), { id });
    const addresses = [opened.playlist, opened.download ?? '', ...opened.subtitles.map(({ url }) => url)];
    expect(await Promise.all(addresses.map(statusOf))).toEqual(addresses.map(() => 200));
    await change(id, 'failed');
    expect(await Promise.all(addresses.map(statusOf))).toEqual(addresses.map(() => 404));
  });
});
