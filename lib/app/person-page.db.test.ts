import type { PersonDetail } from '@/lib/person/contract';
import type { Context } from '@/lib/platform/server/context';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { profileJsonLd, readPersonPage } from './person-page';

let context: Context;
let tags: string[][] = [];
jest.mock('./visitor', () => ({ visitorContext: (language: Context['language']) => ({ ...context, language }) }));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => ({
  taggedRead: (given: string[], read: () => Promise<unknown>) => {
    tags.push(given);
    return read();
  },
}));

describeOnOneEngine('a creator’s page', (database) => {
  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [
        personRow({ id: 'lin', nickname: '林一舟', follower_count: 3 }),
        personRow({ id: 'gone', erased_at: 1 }),
      ]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin', title_en: 'Tides' }),
        videoRow({ id: 'v2', author_id: 'lin', state: 'failed', verified_at: null }),
        videoRow({ id: 'v3', author_id: 'gone' }),
      ]);
    });
  });
  beforeEach(() => {
    context = testContext(database().db);
    tags = [];
  });

  test('shows the person and what passed review, and carries their tag', async () => {
    const found = await readPersonPage('en', 'lin');
    expect(found).toMatchObject({
      person: { userId: 'lin', nickname: '林一舟', followerCount: 3 },
      works: { list: [{ videoId: 'v1', title: 'Tides' }], hasNextPage: false },
      workCount: 1,
    });
    expect(new Set(tags.flat())).toEqual(new Set(['person:lin']));
  });

  test.each(['gone', 'nobody'])('is nobody’s for %s, with the tag all the same', async (id) => {
    expect(await readPersonPage('zh', id)).toBeNull();
    expect(tags.flat()).toContain(`person:${id}`);
  });

  test.each(['', 'a,b', '../x', 'a'.repeat(65)])('asks for nothing where the id %j can be nobody’s', async (id) => {
    expect(await readPersonPage('zh', id)).toBeNull();
    expect(tags).toEqual([]);
  });
});

const person: PersonDetail = {
  userId: 'lin',
  nickname: '林一舟',
  avatar: 'a.jpg',
  banner: null,
  tagline: '',
  bio: '水的图像。',
  address: '上海',
  creativeFields: [],
  education: '',
  industry: '',
  profession: '艺术家',
  socialLinks: [{ name: 'Site', url: 'https://lin.example/' }],
  verification: 'none',
  followerCount: 3,
  followingCount: 1,
};
const address = { url: 'https://site.example/otherPeople?userId=lin', siteUrl: 'https://site.example' };

test('search engines learn who it is, and how many follow them', () => {
  expect(profileJsonLd({ person, workCount: 2, ...address })).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: '林一舟',
      description: '水的图像。',
      image: expect.stringMatching(/^https:\/\/site\.example\/media\/a\.jpg/),
      jobTitle: '艺术家',
      sameAs: ['https://lin.example/'],
      interactionStatistic: { interactionType: 'https://schema.org/FollowAction', userInteractionCount: 3 },
      agentInteractionStatistic: { userInteractionCount: 2 },
    },
  });
});

test('a company is an organisation, without a job', () => {
  const company: PersonDetail = { ...person, verification: 'company', avatar: null, socialLinks: [] };
  const { mainEntity } = profileJsonLd({ person: company, workCount: 0, ...address }) as { mainEntity: object };
  expect(mainEntity).toMatchObject({
    '@type': 'Organization',
    jobTitle: undefined,
    image: undefined,
    sameAs: undefined,
  });
});
