import { request as plainRequest } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import type { Playback, WorkDraft } from '@/lib/video/contract';
import { callAs } from '../centre/calls';
import { expect } from '../fixtures';
import { callAsAdmin } from '../staff/people';
import { type Somebody, test } from './cast';
import { decideOnWork, newPublicWork, newWork, submitWork } from './films';

/** What everybody is answered about a work that they may not see. */
const hidden = { status: 404, code: 'NullPointer' };

async function answerTo(request: APIRequestContext, path: string, token?: string) {
  const answer = await request.get(path, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
  return { status: answer.status(), code: (await answer.json()).code };
}

const askPlayback = (somebody: Somebody & { token?: string }, id: string) =>
  answerTo(somebody.request, `/api/video/playback?id=${id}`, somebody.token);

const playbackFor = (somebody: Somebody & { token: string }, id: string) =>
  callAs<Playback>(somebody.request, somebody, `/api/video/playback?id=${id}`);

/** The way of a visitor to a public work. */
async function publicPlayback({ request }: Somebody, id: string): Promise<Playback> {
  return (await (await request.get(`/api/video/playback?id=${id}`)).json()).data;
}

const namesIn = (playlist: string) => playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Every address that a player would ask for, in its order: playlists as they lead from one to the next, and segments. */
async function addressesOf(request: APIRequestContext, { playlist, subtitles, download }: Playback): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return namesIn(await answer.text()).map((name) => new URL(name, `http://localhost${path}`).pathname);
  };
  const addresses = [playlist, ...subtitles.map(({ url }) => url), ...(download ? [download] : [])];
  for (const quality of await read(playlist)) addresses.push(quality, ...(await read(quality)));
  return addresses;
}

/** The statuses that these addresses answer, each once. */
async function statusesOf({ request }: Somebody, addresses: string[]): Promise<number[]> {
  const statuses = new Set<number>();
  for (const address of addresses) statuses.add((await request.get(address)).status());
  return [...statuses];
}

/** What the server answers to a path as it is written: a browser would first take the dots out of it. */
function rawStatus(origin: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    plainRequest({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

async function addSubtitle(maker: Somebody & { token: string }, { id }: WorkDraft) {
  const file = {
    name: 'zh.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\n潮水\n'),
  };
  const headers = { Authorization: `Bearer ${maker.token}` };
  const multipart = { id, language: 'zh', file };
  expect((await maker.request.post('/api/video/work/subtitle', { headers, multipart })).status()).toBe(200);
}

test('a draft, what waits for review, and what was refused are for their creator and for reviewers alone', async ({
  cast,
}) => {
  const maker = await cast.newPerson();
  const draft = await newWork(maker.request, maker);
  await addSubtitle(maker, draft);
  const others = [await cast.newVisitor(), await cast.newPerson(), await cast.newStaff('editor')];
  const reviewer = await cast.newStaff('reviewer');
  const { id } = draft;
  const steps = [() => submitWork(maker.request, maker, draft), () => decideOnWork(id, 'refuse', '请补上声音。')];
  for (const goOn of [...steps, null]) {
    for (const other of others) {
      expect(await askPlayback(other, id)).toEqual(hidden);
      expect(await answerTo(other.request, `/api/video/detail?id=${id}`)).toEqual(hidden);
      for (const page of [`/video/detail/${id}`, `/en/video/detail/${id}`, `/media/poster/zh/${id}`]) {
        expect([page, (await other.request.get(page)).status()]).toEqual([page, 404]);
      }
    }
    for (const one of [maker, reviewer]) {
      const playback = await playbackFor(one, id);
      expect(playback.download === null).toBe(one === reviewer);
      const addresses = await addressesOf(one.request, playback);
      expect(addresses.filter((address) => /\.ts$/.test(address)).length).toBeGreaterThan(0);
      expect(await statusesOf(one, addresses)).toEqual([200]);
    }
    await goOn?.();
  }
  // The whole file is the creator's, also where a reviewer guesses its address.
  const { playlist } = await playbackFor(reviewer, id);
  expect(await statusesOf(reviewer, [playlist.replace('master.m3u8', 'download')])).toEqual([404]);
});

test('a signed path that was changed, cut, or is of another work opens nothing', async ({ cast, baseURL }) => {
  const maker = await cast.newPerson();
  const draft = await newWork(maker.request, maker);
  const { playlist } = await playbackFor(maker, draft.id);
  const [, , , token = ''] = playlist.split('/');
  const visitor = await cast.newVisitor();
  const withToken = (changed: string) => playlist.replace(token, changed);
  const said = Buffer.from(token.slice(43), 'base64url').toString();
  const saying = (text: string) => withToken(token.slice(0, 43) + Buffer.from(text).toString('base64url'));
  const [expiresAt = '', viewer = ''] = said.split(' ');
  expect(viewer).toBe(maker.userId);
  const forged = [
    withToken((token.startsWith('A') ? 'B' : 'A') + token.slice(1)),
    withToken(token.slice(0, -1)),
    withToken(token.slice(0, 43)),
    withToken('x'),
    // Longer than it was given for, and for somebody else.
    saying(`${Number(expiresAt) + 3_600_000} ${viewer}`),
    saying(`${expiresAt} person-reviewer`),
    saying(`${expiresAt} `),
    // The token of a public work, and this one's for a public work.
    playlist.replace(token, (await publicPlayback(visitor, 'video-001')).playlist.split('/')[3] ?? ''),
    playlist.replace(draft.id, 'video-001'),
  ];
  for (const path of forged) {
    expect([path, await answerTo(visitor.request, path)]).toEqual([path, { status: 403, code: 'Forbidden' }]);
  }
  const origin = baseURL ?? '';
  const folder = playlist.replace('master.m3u8', '');
  expect(await rawStatus(origin, playlist)).toBe(200);
  const outside = [
    ...['../../video-001/original', '..%2f..%2fvideo-001%2foriginal', '%2e%2e/%2e%2e/lightfield.db', '360/../original'],
    ...['1080/index.m3u8', '360/99999.ts', 'original', 'master.m3u8%00', '..%5coriginal'],
  ];
  for (const name of outside) expect([name, await rawStatus(origin, folder + name)]).toEqual([name, 404]);
});

test('what everybody could see is refused as soon as it is taken down, and its creator when it is deleted', async ({
  cast,
}) => {
  const maker = await cast.newPerson();
  const visitor = await cast.newVisitor();
  const { id } = await newPublicWork(maker.request, maker, { isDownloadable: 'true' });
  const shown = await addressesOf(visitor.request, await publicPlayback(visitor, id));
  const own = await addressesOf(maker.request, await playbackFor(maker, id));
  const end = (addresses: string[]) => expect.poll(() => statusesOf(visitor, addresses));
  expect(await statusesOf(visitor, [...shown, ...own])).toEqual([200]);
  await decideOnWork(id, 'takeDown', '有人举报，情况属实。');
  await end(shown).toEqual([404]);
  expect(await statusesOf(maker, own)).toEqual([200]);
  expect(await askPlayback(visitor, id)).toEqual(hidden);
  await callAs(maker.request, maker, '/api/video/work/remove', { id });
  await end(own).toEqual([404]);
  expect(await askPlayback(maker, id)).toEqual(hidden);
  const reviewer = await cast.newStaff('reviewer');
  expect(await askPlayback(reviewer, id)).toEqual(hidden);
});

test('who is locked, or reviews no more, is refused with the addresses that were theirs', async ({ cast }) => {
  const [maker, reviewer] = [await cast.newPerson(), await cast.newStaff('reviewer')];
  const visitor = await cast.newVisitor();
  const { id } = await newWork(maker.request, maker);
  const own = await addressesOf(maker.request, await playbackFor(maker, id));
  const reviewed = await addressesOf(reviewer.request, await playbackFor(reviewer, id));
  const become = (addresses: string[], status: number) =>
    expect.poll(() => statusesOf(visitor, addresses)).toEqual([status]);
  const lock = (isLocked: boolean) =>
    callAsAdmin('/api/account/user/lock', { id: maker.userId, isLocked: String(isLocked), reason: '核实身份' });
  await become([...own, ...reviewed], 200);
  await lock(true);
  await become(own, 404);
  await become(reviewed, 200);
  await lock(false);
  await become(own, 200);
  await callAsAdmin('/api/account/user/role', { id: reviewer.userId, role: '' });
  await become(reviewed, 404);
  expect(await askPlayback(reviewer, id)).toEqual(hidden);
});

test('a public work is saved only by whom its creator lets', async ({ cast }) => {
  const [maker, visitor] = [await cast.newPerson(), await cast.newVisitor()];
  const { id } = await newPublicWork(maker.request, maker);
  const { playlist, download } = await publicPlayback(visitor, id);
  expect(download).toBeNull();
  const guessed = playlist.replace('master.m3u8', 'download');
  expect(await answerTo(visitor.request, guessed)).toEqual(hidden);
  const own = await maker.request.get((await playbackFor(maker, id)).download ?? '');
  expect([own.status(), own.headers()['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment; /)]);
  const film = await own.body();
  expect(film.subarray(4, 8).toString()).toBe('ftyp');

  const save = async (isDownloadable: boolean) => {
    const work = await callAs<WorkDraft>(maker.request, maker, `/api/video/work/get?id=${id}`);
    const { titleZh, titleEn, introZh, introEn, isOriginal } = work;
    await callAs(maker.request, maker, '/api/video/work/save', {
      ...{ id, revision: String(work.revision), titleZh, titleEn, introZh, introEn, isOriginal, cover: '' },
      ...{ category: '', industry: '', profession: '', tags: '[]', software: '[]', credits: '[]' },
      ...{ isDownloadable: String(isDownloadable), isMadeWithAi: 'false' },
    });
  };
  await save(true);
  await expect.poll(() => statusesOf(visitor, [guessed])).toEqual([200]);
  const offered = (await publicPlayback(visitor, id)).download ?? '';
  expect((await (await visitor.request.get(offered)).body()).equals(film)).toBe(true);
  await save(false);
  await expect.poll(() => statusesOf(visitor, [guessed, offered])).toEqual([404]);
});
