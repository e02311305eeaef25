import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { callAsAdmin } from '../../base/staff/people';
import { addOrder, database, insert, type Row } from '../../stage';

/** What the screens of recommended teams show, by the ids in their addresses. */
export interface FilledTeams {
  /** An order of teams that is paid. */
  teamOrder: string;
  /** One whose service has ended, with a part refunded. */
  teamsEnded: string;
  /** A service of the demonstration, for staff. */
  teamService: string;
}

const long = 'Immeasurably '.repeat(30).trim();

/** Sells services for a demand of a company, in several states, and recommends creators with reasons of maximum length. */
export async function fillTeams(companyId: string, demandId: string): Promise<FilledTeams> {
  const teamOrder = addService(companyId, demandId, { state: 'valid', delivered: 2 });
  addTeam(teamOrder, { person_id: 'person-003', reason_zh: long, mark: 'interested', seen_at: Date.now() });
  addTeam(teamOrder, { person_id: 'person-006', work_ids: '[]' });
  const ended = { state: 'ended', ended_at: Date.now(), refunded_fen: 59_700 };
  const teamsEnded = addService(companyId, demandId, ended);
  const year = { kind: 'year', bought: 20, state: 'valid', paid_fen: 99_900 };
  addService(companyId, demandId, { ...year, ends_at: Date.now() + 300 * millisecondsInDay });
  const { list } = await callAsAdmin<{ list: { id: string }[] }>('/api/team/all?state=valid&kind=year');
  return { teamOrder, teamsEnded, teamService: list[0]?.id ?? '' };
}

/** A service of a demand, with its order, which is paid. Returns the order. */
function addService(companyId: string, demandId: string, own: Row): string {
  const titles = { titleZh: '大堂的天气装置', titleEn: 'A lobby that reacts to the weather' };
  const orderId = addOrder(companyId, { kind: 'project', ...titles, totalFen: Number(own.paid_fen ?? 59_700) });
  const at = Date.now();
  database().prepare("update sale_order set state = 'paid', way = 'wallet', paid_at = ? where id = ?").run(at, orderId);
  insert('team_service', {
    ...{ id: randomUUID(), order_id: orderId, demand_id: demandId, company_id: companyId, kind: 'teams' },
    ...{ bought: 3, delivered: 0, paid_fen: 59_700, refunded_fen: 0, created_at: at, paid_at: at },
    ...{ ends_at: at + 14 * millisecondsInDay, ended_at: null, delivered_at: null },
    ...own,
  });
  return orderId;
}

function addTeam(orderId: string, own: Row): void {
  const service = database().prepare('select id, demand_id from team_service where order_id = ?').get(orderId) as {
    id: string;
    demand_id: string;
  };
  insert('team_recommendation', {
    ...{ id: randomUUID(), service_id: service.id, demand_id: service.demand_id, reason_en: null },
    ...{ reason_zh: '做过同样规模的现场项目。', work_ids: '["video-001","video-002"]', by_id: 'person-sales' },
    ...{ at: Date.now(), seen_at: null, mark: null, told_at: null },
    ...own,
  });
}
