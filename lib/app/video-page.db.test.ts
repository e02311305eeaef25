import type { Thread } from '@/lib/comment/contract';
import type { Context } from '@/lib/platform/server/context';
import type { VideoDetail } from '@/lib/video/contract';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { filmRow } from '@/test/reviewed-works';
import { commentRow, insertRows, personRow, videoRow } from '@/test/rows';
import { readFilmPage, readVideoPage, videoDescription, videoJsonLd } from './video-page';

let context: Context;
let tags: string[][] = [];
jest.mock('./visitor', () => ({ visitorContext: (language: Context['language']) => ({ ...context, language }) }));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => ({
  taggedRead: (given: string[], read: () => Promise<unknown>) => {
    tags.push(given);
    return read();
  },
}));

describeOnOneEngine('the page of a work', (database) => {
  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin', nickname: '林一舟' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin', title_en: 'Tides', intro_zh: '潮声' }),
        videoRow({ id: 'v2', author_id: 'lin', state: 'failed', verified_at: null }),
        videoRow({ id: 'v3', author_id: 'lin' }),
      ]);
      await insertRows(tx, 'video_source', [filmRow('v1'), filmRow('v2'), filmRow('v3', 'working')]);
      await insertRows(tx, 'comment_entry', [
        commentRow({ id: 'c1', thing_id: 'v1', author_id: 'lin', reply_count: 1 }),
        commentRow({ id: 'c2', thing_id: 'v1', author_id: 'lin', state: 'waiting' }),
        commentRow({ id: 'c3', thing_id: 'v1', author_id: 'lin', state: 'removed' }),
        commentRow({ id: 'c4', thing_id: 'v1', author_id: 'lin', root_id: 'c1' }),
        commentRow({ id: 'c5', thing_id: 'v1', author_id: 'lin', root_id: 'c1', state: 'waiting' }),
      ]);
    });
  });
  beforeEach(() => {
    context = testContext(database().db);
    tags = [];
  });

  test('shows the work, what everybody sees of its discussion and what to watch next, with the tags of all', async () => {
    const found = await readVideoPage('en', 'v1');
    expect(found).toMatchObject({
      video: { videoId: 'v1', title: 'Tides', introLanguage: 'zh', author: { nickname: '林一舟' } },
      related: [{ videoId: 'v3' }],
    });
    const said = found?.comments.list.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]);
    expect(said).toEqual([['c1', 'c4']]);
    expect(new Set(tags.flat())).toEqual(new Set(['video:v1', 'comments:video:v1', 'person:authors', 'video:v3']));
  });

  test.each(['v2', 'nothing'])('is none for %s, with the tag all the same', async (id) => {
    expect(await readVideoPage('zh', id)).toBeNull();
    expect(tags.flat()).toEqual([`video:${id}`]);
  });

  test('is only a player where nothing else is asked for', async () => {
    expect(await readFilmPage('en', 'v1')).toMatchObject({ title: 'Tides', size: { width: 1920, height: 1080 } });
    expect(tags).toEqual([['video:v1']]);
  });

  test.each([
    ['is not public', 'v2'],
    ['has no film yet', 'v3'],
    ['is unknown', 'nothing'],
  ])('nothing is played of a work that %s, until it is', async (_, id) => {
    expect(await readFilmPage('zh', id)).toBeNull();
    expect(tags).toEqual([[`video:${id}`]]);
  });

  test.each(['', 'a,b', '../x', 'a'.repeat(65)])('asks for nothing where the id %j can be none', async (id) => {
    expect(await readVideoPage('zh', id)).toBeNull();
    expect(tags).toEqual([]);
  });
});

const video: VideoDetail = {
  videoId: 'v1',
  thumb: 'works/1.jpg',
  duration: 125,
  title: '潮汐记忆',
  titleLanguage: 'zh',
  name: '潮汐记忆',
  nickName: '林一舟',
  viewCount: 12,
  intro: '第一行\n\n第二行 </script>',
  introLanguage: 'zh',
  author: { userId: 'lin', nickname: '林一舟', avatar: null, tagline: '', followerCount: 1 },
  credits: [{ userId: 'mika', nickname: 'Mika Ono', avatar: null, roles: ['sound'] }],
  tags: ['声音', '潮汐'],
  category: '',
  industry: '',
  profession: '',
  software: [],
  likeCount: 3,
  commentCount: 2,
  isOriginal: true,
  isDownloadable: false,
  isMadeWithAi: false,
  size: { width: 1920, height: 1080 },
  subtitles: [],
  verifiedAt: '2026-11-18T12:00:00.000+08:00',
};
const siteUrl = 'https://lightfield.example';
const said = (change: Partial<VideoDetail> = {}, comments: Thread[] = []) =>
  videoJsonLd({
    video: { ...video, ...change },
    comments,
    language: 'en',
    url: `${siteUrl}/en/video/detail/v1`,
    siteUrl,
    home: 'Home',
  })['@graph'] as Record<string, unknown>[];

describe('what search engines are told of a work', () => {
  test('is a film with what they ask of one, and the way to it', () => {
    const [film, trail] = said();
    expect(film).toMatchObject({
      '@type': 'VideoObject',
      name: '潮汐记忆',
      description: '第一行 第二行 </script>',
      inLanguage: 'zh-CN',
      thumbnailUrl: [
        `${siteUrl}/media/works/1.jpg?w=1008&h=672&f=jpg`,
        `${siteUrl}/media/works/1.jpg?w=1200&h=630&f=jpg`,
      ],
      uploadDate: '2026-11-18T12:00:00.000+08:00',
      duration: 'PT125S',
      creator: { name: '林一舟', url: `${siteUrl}/en/otherPeople?userId=lin` },
      contributor: [{ name: 'Mika Ono' }],
      keywords: '声音,潮汐',
      interactionStatistic: [{ userInteractionCount: 12 }, { userInteractionCount: 3 }],
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home' },
        { name: '林一舟' },
        { name: '潮汐记忆', item: `${siteUrl}/en/video/detail/v1` },
      ],
    });
  });

  test('has what people say, but nothing of an erased account', () => {
    const one: Thread = {
      id: 'c1',
      author: { userId: 'mika', nickname: 'Mika Ono', avatar: null },
      text: '</script><script>alert(1)</script>',
      to: null,
      likeCount: 2,
      at: '2026-11-19T12:00:00.000+08:00',
      state: 'shown',
      replyCount: 0,
      replies: [],
    };
    const erased = { ...one, id: 'c2', text: '' };
    expect(said({}, [one, erased])[0]?.comment).toEqual([
      {
        '@type': 'Comment',
        author: { '@type': 'Person', name: 'Mika Ono', url: `${siteUrl}/en/otherPeople?userId=mika` },
        text: one.text,
        dateCreated: one.at,
        upvoteCount: 2,
      },
    ]);
  });

  test('leaves out what there is not', () => {
    const [film] = said({ thumb: null, credits: [], tags: [], size: null, intro: '' });
    expect(JSON.parse(JSON.stringify(film))).not.toMatchObject({ thumbnailUrl: expect.anything() });
    expect(film).toMatchObject({ description: '潮汐记忆 · 林一舟', contributor: undefined, keywords: undefined });
    expect(videoDescription({ ...video, intro: '光'.repeat(300) })).toHaveLength(160);
  });
});
