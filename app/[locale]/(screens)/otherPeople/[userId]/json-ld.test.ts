import type { AwardMark } from '@/lib/events/award/contract';
import type { PersonDetail } from '@/lib/people/person/contract';
import { profileJsonLd } from './json-ld';

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
const mark: AwardMark = {
  ...{ entryId: 'e1', award: { text: '金奖', language: 'zh' }, year: 2026 },
  contest: { text: '新媒体艺术奖', language: 'zh', name: 'new-light' },
};
const site = { language: 'zh', siteUrl: 'https://site.example' } as const;

test('search engines learn who it is, and how many follow them', () => {
  expect(profileJsonLd({ person, workCount: 2, marks: [mark], ...site })).toMatchObject({
    '@type': 'ProfilePage',
    url: 'https://site.example/otherPeople?userId=lin',
    mainEntity: {
      '@type': 'Person',
      name: '林一舟',
      description: '水的图像。',
      image: expect.stringMatching(/^https:\/\/site\.example\/media\/a\.jpg/),
      award: ['金奖 · 新媒体艺术奖'],
      jobTitle: '艺术家',
      sameAs: ['https://lin.example/'],
      interactionStatistic: { interactionType: 'https://schema.org/FollowAction', userInteractionCount: 3 },
      agentInteractionStatistic: { userInteractionCount: 2 },
    },
  });
});

test('a company is an organisation, without a job', () => {
  const company: PersonDetail = { ...person, verification: 'company', avatar: null, socialLinks: [] };
  const { mainEntity } = profileJsonLd({ person: company, workCount: 0, marks: [], ...site }) as { mainEntity: object };
  expect(mainEntity).toMatchObject({
    '@type': 'Organization',
    award: undefined,
    jobTitle: undefined,
    image: undefined,
    sameAs: undefined,
  });
});
