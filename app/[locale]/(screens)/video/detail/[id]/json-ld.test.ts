import type { AwardMark } from '@/lib/events/award/contract';
import type { Thread } from '@/lib/reactions/comment/contract';
import type { VideoDetail } from '@/lib/works/work/contract';
import { videoDescription } from '../../../../read-video';
import { videoJsonLd } from './json-ld';

const video: VideoDetail = {
  videoId: 'v1',
  thumb: 'works/1.jpg',
  duration: 125,
  title: '潮汐记忆',
  titleLanguage: 'zh',
  name: '潮汐记忆',
  nickName: '林一舟',
  verification: 'none' as const,
  viewCount: 12,
  intro: '第一行\n\n第二行 </script>',
  introLanguage: 'zh',
  author: {
    userId: 'lin',
    nickname: '林一舟',
    avatar: null,
    verification: 'none' as const,
    tagline: '',
    followerCount: 1,
  },
  credits: [{ userId: 'mika', nickname: 'Mika Ono', avatar: null, verification: 'none' as const, roles: ['sound'] }],
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
const goldMark: AwardMark = {
  ...{ entryId: 'e1', award: { text: '金奖', language: 'zh' }, year: 2026 },
  contest: { text: '新媒体艺术奖', language: 'zh', name: 'new-light' },
};
const siteUrl = 'https://lightfield.example';
const said = (change: Partial<VideoDetail> = {}, comments: Thread[] = []) =>
  videoJsonLd({
    video: { ...video, ...change },
    comments,
    marks: [goldMark],
    language: 'en',
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
      award: ['金奖 · 新媒体艺术奖'],
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
      author: { userId: 'mika', nickname: 'Mika Ono', avatar: null, verification: 'none' as const },
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
