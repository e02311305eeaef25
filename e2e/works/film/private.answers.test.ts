import { request as plainRequest } from 'node:http';
import type { Playback } from '@/lib/works/film/contract';
import type { WorkForReview } from '@/lib/works/work/contract';
import { eventually } from '@/test/eventually';
import { type Answer, address, type KnownVisitor, newPerson, newVisitor, type Visitor } from '../../answers';
import { addFilmOf, coverOf } from './film-rows';

/** The public answer about a work that is not public. */
const hidden = [404, 'NullPointer'];

const codeOf = (answer: Answer) => [answer.status, answer.json<{ code: string }>().code];
const headersOf = (somebody: Partial<KnownVisitor>): Record<string, string> =>
  somebody.token ? { Authorization: `Bearer ${somebody.token}` } : {};
const askPlayback = (somebody: Visitor, id: string) =>
  somebody.ask(`/api/video/playback?id=${id}`, { headers: headersOf(somebody) });
const playbackFor = async (somebody: Visitor, id: string): Promise<Playback> =>
  (await askPlayback(somebody, id)).json<{ data: Playback }>().data;

/** Every address that a player requests, in order: playlists and segments. */
async function addressesOf(visitor: Visitor, { playlist, subtitles, download }: Playback): Promise<string[]> {
  const read = async (path: string) =>
    (await visitor.ask(path)).text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((name) => new URL(name, address + path).pathname);
  const addresses = [playlist, ...subtitles.map(({ url }) => url), ...(download ? [download] : [])];
  for (const quality of await read(playlist)) addresses.push(quality, ...(await read(quality)));
  return addresses;
}

/** The distinct statuses of these addresses. */
async function statusesOf(visitor: Visitor, addresses: string[]): Promise<number[]> {
  const answers = await Promise.all(addresses.map((path) => visitor.ask(path)));
  return [...new Set(answers.map(({ status }) => status))];
}

/** Requests until these addresses answer only this status: access is cached for less than a second. */
function expectSoon(addresses: string[], status: number) {
  return eventually(async () => expect(await statusesOf(newVisitor(), addresses)).toEqual([status]));
}

/** The status of a raw path: a browser and `fetch` would remove its dots. */
function rawStatus(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    plainRequest({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

let reviewer: KnownVisitor;
/** The playlist of a public work, as given to a visitor. */
let publicPlaylist: string;
beforeAll(async () => {
  reviewer = await newPerson('reviewer');
  publicPlaylist = (await playbackFor(newVisitor(), await addFilmOf(await newPerson()))).playlist;
});

/** Decides on a work as staff. */
async function decide(id: string, act: 'approve' | 'takeDown') {
  const headers = headersOf(reviewer);
  const found = await reviewer.ask(`/api/video/review/get?id=${id}`, { headers });
  const { revision } = found.json<{ data: WorkForReview }>().data;
  const form = { id, revision: String(revision), act, reason: act === 'takeDown' ? '有人举报，情况属实。' : '' };
  expect(codeOf(await reviewer.ask('/api/video/review/decide', { headers, form }))).toEqual([200, 'OK']);
}

test.each(['pending_edit', 'pending_review', 'failed'] as const)(
  'a work in state %s is for its creator and for reviewers alone: its pages, its poster, its cover and every file of its film',
  async (state) => {
    const maker = await newPerson();
    const id = await addFilmOf(maker, { state, verified_at: null, is_downloadable: 1 });
    for (const other of [newVisitor(), await newPerson(), await newPerson('editor')]) {
      expect(codeOf(await askPlayback(other, id))).toEqual(hidden);
      expect(codeOf(await other.ask(`/api/video/detail?id=${id}`))).toEqual(hidden);
      const pages = [
        `/video/detail/${id}`,
        `/en/video/detail/${id}`,
        `/VideoPlayer?id=${id}`,
        `/media/poster/zh/${id}.jpg`,
        `/media/${coverOf(id)}`,
        `/media/${coverOf(id)}?w=504&h=336`,
      ];
      expect(await statusesOf(other, pages)).toEqual([404]);
    }
    for (const one of [maker, reviewer]) {
      const playback = await playbackFor(one, id);
      expect(playback.download === null).toBe(one === reviewer);
      const addresses = await addressesOf(one, playback);
      expect(addresses.filter((path) => path.endsWith('.ts'))).toHaveLength(1);
      expect(await statusesOf(one, [...addresses, `/media/${coverOf(id)}`])).toEqual([200]);
    }
    // The original file is only the creator's, even if a reviewer guesses its address.
    const { playlist } = await playbackFor(reviewer, id);
    expect(codeOf(await reviewer.ask(playlist.replace('master.m3u8', 'download')))).toEqual(hidden);
  },
);

test('a signed path that was changed, cut, or is of another work opens nothing', async () => {
  const maker = await newPerson();
  const id = await addFilmOf(maker, { state: 'pending_edit', verified_at: null });
  const { playlist } = await playbackFor(maker, id);
  const token = playlist.split('/')[3] ?? '';
  const [expiresAt, viewer] = Buffer.from(token.slice(43), 'base64url').toString().split(' ');
  expect(viewer).toBe(maker.userId);
  const withToken = (changed: string) => playlist.replace(token, changed);
  const saying = (text: string) => withToken(token.slice(0, 43) + Buffer.from(text).toString('base64url'));
  const forged = [
    withToken((token.startsWith('A') ? 'B' : 'A') + token.slice(1)),
    withToken(token.slice(0, -1)),
    withToken(token.slice(0, 43)),
    withToken('x'),
    // With a longer validity, and for another viewer.
    saying(`${Number(expiresAt) + 3_600_000} ${viewer}`),
    saying(`${expiresAt} ${reviewer.userId}`),
    saying(`${expiresAt} `),
    // The token of a public work, and this work's token on a public one.
    withToken(publicPlaylist.split('/')[3] ?? ''),
    playlist.replace(id, publicPlaylist.split('/')[2] ?? ''),
  ];
  for (const path of forged) {
    expect([path, ...codeOf(await newVisitor().ask(path))]).toEqual([path, 403, 'Forbidden']);
  }
});

test.each([
  ...['../../video-001/original', '..%2f..%2fvideo-001%2foriginal', '%2e%2e/%2e%2e/lightfield.db', '360/../original'],
  ...['1080/index.m3u8', '360/99999.ts', 'original', 'master.m3u8%00', '..%5coriginal'],
])('beside the files of a film there is nothing: %s', async (name) => {
  expect(await rawStatus(publicPlaylist)).toBe(200);
  expect(await rawStatus(publicPlaylist.replace('master.m3u8', name))).toBe(404);
});

test('what everybody could see is refused as soon as it is taken down, and its creator when it is deleted', async () => {
  const [maker, visitor] = [await newPerson(), newVisitor()];
  const id = await addFilmOf(maker, { is_downloadable: 1 });
  const cover = `/media/${coverOf(id)}?w=504&h=336`;
  const shown = [...(await addressesOf(visitor, await playbackFor(visitor, id))), cover];
  expect((await visitor.ask(cover)).headers['cache-control']).toBe('public, max-age=300');
  const own = await addressesOf(maker, await playbackFor(maker, id));
  expect(await statusesOf(visitor, [...shown, ...own])).toEqual([200]);
  await decide(id, 'takeDown');
  await expectSoon(shown, 404);
  expect((await maker.ask(cover)).headers['cache-control']).toBe('private, no-cache');
  expect(await statusesOf(maker, own)).toEqual([200]);
  expect(codeOf(await askPlayback(visitor, id))).toEqual(hidden);
  const removed = await maker.ask('/api/video/work/remove', { headers: headersOf(maker), form: { id } });
  expect(removed.status).toBe(200);
  await expectSoon(own, 404);
  for (const one of [maker, reviewer]) expect(codeOf(await askPlayback(one, id))).toEqual(hidden);
});

test('a film is served in parts, as nobody else may keep or show it; the whole file as what it is called', async () => {
  const maker = await newPerson();
  const id = await addFilmOf(maker, { is_downloadable: 1, title_zh: '潮汐' });
  const { playlist, download } = await playbackFor(newVisitor(), id);
  const segment = playlist.replace('master.m3u8', '360/00000.ts');
  const part = await newVisitor().ask(segment, { headers: { Range: 'bytes=0-7' } });
  expect([part.status, part.text]).toEqual([206, 'Gsegment']);
  expect(part.headers).toMatchObject({
    'content-type': 'video/mp2t',
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(part.headers).not.toHaveProperty('access-control-allow-origin');
  expect(part.headers).not.toHaveProperty('set-cookie');
  const whole = await newVisitor().ask(download ?? '');
  expect(whole.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('潮汐.mp4')}`);
  expect(whole.bytes.subarray(4, 8).toString()).toBe('ftyp');
});
