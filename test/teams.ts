import { millisecondsInDay } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { demandCode } from '@/lib/careers/demand/codes';
import type { ServiceKind, TeamMark } from '@/lib/careers/team/codes';
import { buyTeams } from '@/lib/careers/team/server/buy-teams';
import { endServices } from '@/lib/careers/team/server/end-services';
import { markTeam } from '@/lib/careers/team/server/mark-team';
import { recommendTeam } from '@/lib/careers/team/server/recommend-team';
import { undoTeam } from '@/lib/careers/team/server/undo-team';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import { noon } from './context';
import type { TestDatabase } from './engines';
import { orderScene } from './orders';
import { insertRows, personRow, type Row, videoRow } from './rows';

/** Creators with an original work each, `creator-1` and so on; the work of `creator-1` is `work-1`. */
export const creators = 24;

/**
 * Demands of `buyer`, a verified company, and of `other`, one too, with money; staff `sam` recommend; the clock is that of
 * `orderScene`.
 */
export function teamScene(database: () => TestDatabase) {
  const orders = orderScene(database);
  const { as, asStaff, product, read } = orders;
  let count = 0;
  const service = (orderId: string) =>
    read().selectFrom('team_service').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

  return {
    ...orders,
    service,
    begin: async () => {
      await orders.begin();
      await database().db.transaction(async (tx) => {
        await tx.updateTable('person').set({ verification: 'company' }).where('id', 'in', ['buyer', 'other']).execute();
        const numbers = Array.from({ length: creators }, (_, index) => index + 1);
        await insertRows(
          tx,
          'person',
          numbers.map((number) => personRow({ id: `creator-${number}`, area_id: 'CN-310000', follower_count: number })),
        );
        await insertRows(
          tx,
          'video',
          numbers.map((number) =>
            videoRow({ id: `work-${number}`, author_id: `creator-${number}`, is_original: 1, score: number }),
          ),
        );
      });
      for (const personId of ['buyer', 'other']) await orders.give('wallet', 10_000_000, personId);
    },
    /** Adds an open demand of `buyer` with the changes; its id. */
    add: async (changes: Partial<Row<'project_demand'>> = {}) => {
      count += 1;
      const at = product().now();
      const row = {
        ...{ id: `demand-${count}`, owner_id: 'buyer', lead_id: null, review_state: demandCode.verified },
        ...{ kind: 'film' as const, title_zh: `需求 ${count}`, title_en: `Demand ${count}`, area_id: 'CN-310000' },
        ...{ budget_from: null, budget_to: null, propose_until: at + 60 * millisecondsInDay, created_at: at },
        ...{ updated_at: at, submitted_at: at, due_at: at, verified_at: at, edited_at: null },
        ...{ closed_at: null, docked_at: null, lapsed_at: null, ...changes },
      };
      await database().db.transaction((tx) => tx.insertInto('project_demand').values(row).execute());
      return row.id;
    },
    buy: async (
      demandId: string,
      { kind = 'teams' as ServiceKind, count: teams = 1, personId = 'buyer', clientId = newId() } = {},
    ) => (await buyTeams(as(personId), { demandId, kind, count: teams, clientId })).orderId,
    pay: (orderId: string, personId = 'buyer') => payFromBalance(as(personId), { orderId, way: 'wallet' }),
    /** Buys and pays; the order. */
    bought: async (demandId: string, kind: ServiceKind = 'teams', teams = 1) => {
      const { orderId } = await buyTeams(as('buyer'), { demandId, kind, count: teams, clientId: newId() });
      await payFromBalance(as('buyer'), { orderId, way: 'wallet' });
      return orderId;
    },
    /** Recommends a creator by their number; the recommendation. */
    recommend: async (orderId: string, number: number, demandId?: string) => {
      const { id: serviceId, demand_id } = await service(orderId);
      const by = { serviceId, demandId: demandId ?? demand_id, personId: `creator-${number}` };
      const input = { ...by, reasonZh: '做过类似的项目。', reasonEn: '', workIds: [`work-${number}`] };
      return (await recommendTeam(asStaff(), input)).id;
    },
    undo: (id: string) => undoTeam(asStaff(), { id }),
    mark: (id: string, mark: TeamMark, personId = 'buyer') => markTeam(as(personId), { id, mark }),
    close: (id: string) =>
      database().db.transaction((tx) =>
        tx.updateTable('project_demand').set({ closed_at: product().now() }).where('id', '=', id).execute(),
      ),
    /** What goes on by itself. */
    endAll: () =>
      endServices.run({ ...product(), attempt: 1, signal: new AbortController().signal }, { occurrence: 0 }),
    /** Of a service: its state, what was delivered of what was bought, and what went back in fen. */
    standing: async (orderId: string) => {
      const { state, delivered, bought, refunded_fen } = await service(orderId);
      return `${state} ${delivered}/${bought} ${refunded_fen}`;
    },
    noticesOf: async (kind: string, personId = 'buyer') =>
      (
        await read()
          .selectFrom('notice')
          .select('id')
          .where('person_id', '=', personId)
          .where('kind', '=', kind)
          .execute()
      ).length,
  };
}

/** A service of three single teams that was paid at noon; override what the test needs. */
export const teamServiceRow = (row: Partial<Row<'team_service'>> & { id: string }): Row<'team_service'> => ({
  ...{ order_id: row.id, demand_id: 'demand', company_id: 'company', kind: 'teams', state: 'valid' },
  ...{ bought: 3, delivered: 0, paid_fen: 59_700, refunded_fen: 0, created_at: noon, paid_at: noon },
  ...{ ends_at: noon + 14 * millisecondsInDay, ended_at: null, delivered_at: null },
  ...row,
});
