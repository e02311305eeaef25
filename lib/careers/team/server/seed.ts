import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { seedPaidAtCounter } from '@/lib/money/payment/port';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import type { ServiceKind, TeamMark } from '../codes';
import { buyTeams } from './buy-teams';
import { endService } from './end-service';
import { findTeamCandidates } from './find-candidates';
import { markTeam } from './mark-team';
import { recommendTeam } from './recommend-team';

interface SeededService {
  kind: ServiceKind;
  count?: number;
  /** Hours ago; null for one that waits for payment. */
  paid: number | null;
  /** What the company thinks of each team that was recommended; null for one that it has not seen. */
  teams?: readonly (TeamMark | null)[];
  /** It has ended by now. */
  hasEnded?: boolean;
}

/** For the first demand of each company that has one, in turn. */
const services: readonly SeededService[] = [
  { kind: 'teams', count: 3, paid: 50, teams: ['interested', null] },
  { kind: 'year', paid: 24 * 12, teams: ['interested', 'unfit', null, null] },
  { kind: 'teams', count: 2, paid: 3 },
  { kind: 'teams', count: 2, paid: 24 * 17, teams: ['unfit'], hasEnded: true },
  { kind: 'teams', count: 1, paid: 24 * 18, hasEnded: true },
  { kind: 'teams', count: 2, paid: null },
];

const reasons = [
  {
    zh: '做过同样规模的现场项目，软件与现场搭建由同一个人负责，沟通成本低。',
    en: 'Has delivered work of this size on site, and does both the software and the setup.',
  },
  {
    zh: '作品的视觉语言与需求里的参考很接近，最近一年一直在更新。',
    en: 'Their visual language is close to your references, and they have shown new work all year.',
  },
  {
    zh: '擅长声音与影像的同步，适合需要实时响应的空间。',
    en: 'Strong in keeping sound and image together; a good match for a space that reacts at once.',
  },
  {
    zh: '有商业项目的交付经验，能在预算内给出分阶段的方案。',
    en: 'Used to commercial deadlines, and plans in stages that fit a budget.',
  },
] as const;

const staff = { personId: 'person-sales', staff: 'sales' } as const;

/** Sells services for the demonstration's open demands and recommends its creators, by the product's own verbs. */
export async function seedTeams(seeding: Seeding): Promise<void> {
  const demands = await findDemands(seeding);
  for (const [turn, service] of services.entries()) {
    const demand = demands[turn % demands.length];
    if (demand) await seedService(seeding, service, demand);
  }
}

interface SeededDemand {
  id: string;
  owner_id: string;
}

/** Open demands of companies: those of the demonstration's company first, then the latest. */
async function findDemands({ context, tx }: Seeding): Promise<SeededDemand[]> {
  const rows = await tx
    .selectFrom('project_demand')
    .innerJoin('person', 'person.id', 'owner_id')
    .select(['project_demand.id', 'owner_id'])
    .where('review_state', '=', 2)
    .where('closed_at', 'is', null)
    .where('docked_at', 'is', null)
    .where('propose_until', '>', context.now() + millisecondsInDay)
    .where('verification', 'in', ['company', 'both'])
    .orderBy((row) => row.case().when('owner_id', '=', 'person-034').then(0).else(1).end())
    .orderBy('verified_at', 'desc')
    .orderBy('project_demand.id')
    .execute();
  return rows.flatMap(({ id, owner_id }) => (owner_id === null ? [] : [{ id, owner_id }]));
}

async function seedService(seeding: Seeding, service: SeededService, demand: SeededDemand): Promise<void> {
  const { kind, count = 1, paid, teams = [], hasEnded = false } = service;
  const at = seeding.context.now() - (paid ?? 0) * millisecondsInHour;
  const buyer = actingIn(seeding, { personId: demand.owner_id, at });
  const { orderId } = await buyTeams(buyer, { demandId: demand.id, kind, count, clientId: uuid() });
  if (paid === null) return;
  const clock = { ...seeding.context, now: () => at + millisecondsInMinute };
  await seedPaidAtCounter(clock, seeding.tx, orderId);
  await seedRecommendations(seeding, { orderId, demand, teams, at });
  if (hasEnded) await endService(seeding.context, seeding.tx, { orderId, end: 'daysOver' });
}

interface Recommended {
  orderId: string;
  demand: SeededDemand;
  teams: readonly (TeamMark | null)[];
  at: number;
}

/** Each a few hours after the one before; those that the company thinks something of are seen an hour later. */
async function seedRecommendations(seeding: Seeding, { orderId, demand, teams, at }: Recommended): Promise<void> {
  const { id: serviceId } = await seeding.tx
    .selectFrom('team_service')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  for (const [turn, mark] of teams.entries()) {
    const then = at + (turn + 2) * 3 * millisecondsInHour;
    const sales = actingIn(seeding, { ...staff, at: then });
    const found = await findTeamCandidates(sales, {
      ...{ demandId: demand.id, search: '', field: '', near: '', pageIndex: 1, pageSize: 20 },
    });
    const person = found.list.find(({ isRecommended, works }) => !isRecommended && works.length > 0);
    const reason = reasons[turn % reasons.length];
    if (!person || !reason) return;
    const workIds = person.works.slice(0, 3).map(({ videoId }) => videoId);
    const { id } = await recommendTeam(sales, {
      ...{ serviceId, demandId: demand.id, personId: person.userId, workIds },
      ...{ reasonZh: reason.zh, reasonEn: reason.en },
    });
    if (mark)
      await markTeam(actingIn(seeding, { personId: demand.owner_id, at: then + millisecondsInHour }), { id, mark });
  }
}
