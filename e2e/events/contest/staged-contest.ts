import { randomUUID } from 'node:crypto';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { seedCategoryId } from '@/lib/events/contest/server/seed/contests';
import { atOnce, database, find, insert } from '../../stage';

/** A contest that journeys need without testing how it comes to be: a copy of the open one of the demonstration. */
export interface StagedContest {
  id: string;
  name: string;
  /** Its only one, free, for one person or a team. */
  categoryId: string;
}

/** Makes a call as somebody; with a form it writes. */
export type Call = <Data>(path: string, form: Record<string, string>) => Promise<Data>;

const model = 'contest-open';

/** Creates a public contest of a person that takes works, without a vote. */
export function addContest(organiserId: string): StagedContest {
  const [id, categoryId] = [randomUUID(), randomUUID()];
  const name = `call-${id.slice(0, 8)}`;
  const none = { vote_start_at: null, vote_end_at: null, results_at: null };
  atOnce(() => {
    insert('activity', { ...find('activity', 'id', model), id, organiser_id: organiserId, contest_name: name });
    insert('contest', { ...find('contest', 'activity_id', model), ...none, activity_id: id, name });
    const category = find('contest_category', 'id', seedCategoryId(model, 'film'));
    insert('contest_category', { ...category, id: categoryId, activity_id: id });
    insert('contest_terms', { ...find('contest_terms', 'activity_id', model), activity_id: id });
  });
  return { id, name, categoryId };
}

/** Lets the hour pass in which works are no longer taken. */
export function closeContest({ id }: StagedContest): void {
  const [from, until] = [Date.now() - millisecondsInDay, Date.now() - millisecondsInHour];
  const times = 'enrol_start_at = ?, enrol_end_at = ?';
  atOnce(() => {
    database().prepare(`update activity set ${times} where id = ?`).run(from, until, id);
    database().prepare(`update contest set ${times} where activity_id = ?`).run(from, until, id);
  });
}

/** Begins an entry; its id. */
export async function beginEntry(call: Call, name: string, workId: string): Promise<string> {
  const clientId = randomUUID();
  await call('/api/entry/own/begin', { clientId, name, workId });
  return clientId;
}

/** Enters a work in a category that costs nothing; the id of the entry. */
export async function enterWork(
  call: Call,
  { name, categoryId }: Pick<StagedContest, 'name' | 'categoryId'>,
  { workId, titleEn = '' }: { workId: string; titleEn?: string },
): Promise<string> {
  const id = await beginEntry(call, name, workId);
  const texts = { titleZh: '光的入口', titleEn, introZh: '一束光走过一面墙。', introEn: '' };
  const fields = { ...texts, categoryId, workId, mode: 'individual', teamName: '', pictures: '[]' };
  await call('/api/entry/own/save', { id, revision: '0', ...fields });
  const form = { termsVersion: '1', feeFen: '0', agrees: 'true', clientId: randomUUID() };
  await call('/api/entry/own/send', { id, revision: '1', ...form });
  return id;
}
