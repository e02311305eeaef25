import type { RecommendedTeam, TeamDemand, TeamPerson, TeamService } from '@/lib/careers/team/contract';

/** A demand of a company; override what the test needs. */
export const teamDemand = (change: Partial<TeamDemand> = {}): TeamDemand => ({
  ...{ id: 'd1', title: '大堂的天气装置', titleLanguage: 'zh', isOpen: true },
  ...change,
});

/** A service that was paid. */
export const teamService = (change: Partial<TeamService> = {}): TeamService => ({
  ...{ id: 's1', orderId: 'o1', kind: 'teams', state: 'valid', demandId: 'd1', demandTitle: '大堂的天气装置' },
  ...{ bought: 3, delivered: 1, paidFen: 59_700, refundedFen: 0, openFen: 39_800 },
  ...{ createdAt: '2026-11-20T12:00:00.000+08:00', paidAt: '2026-11-20T12:01:00.000+08:00' },
  ...{ endsAt: '2026-12-05T00:00:00.000+08:00', endedAt: null },
  ...change,
});

/** A creator with a work and a credit. */
export const teamPerson = (change: Partial<TeamPerson> = {}): TeamPerson => ({
  ...{ userId: 'lin', nickname: '林一舟', avatar: null, verification: 'individual', tagline: '用光写信', city: '上海' },
  fields: ['装置'],
  credits: [{ videoId: 'v2', title: '潮汐灯', roles: ['sound', 'music'] }],
  works: [
    {
      ...{ videoId: 'v1', thumb: null, duration: 90, title: '光的褶皱', titleLanguage: 'zh', name: '光的褶皱' },
      ...{ nickName: '林一舟', verification: 'individual', viewCount: 12 },
    },
  ],
  ...change,
});

/** A team that was recommended and not seen yet. */
export const recommendedTeam = (change: Partial<RecommendedTeam> = {}): RecommendedTeam => ({
  ...{ id: 't1', person: teamPerson(), reason: '做过类似的大堂。', reasonLanguage: 'zh' },
  ...{ at: '2026-11-21T12:00:00.000+08:00', isSeen: false, mark: null },
  ...change,
});

/** A page of these alone. */
export const onePage = <Item>(list: Item[]) => ({ list, nextPage: null, hasNextPage: false });
