import { submitForReview } from '@/lib/base/moderation/port';
import { findHits, keepDocument } from '@/lib/base/search/port';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad } from '@/test/own-activities';
import { jobPages, jobsOfYu } from '@/test/own-jobs';
import { actOnJob } from './own/act-on-job';
import { eraseJobs, exportJobs, forgetJobReviews } from './person-jobs';
import { renameCompany, renewCompanysJobs } from './renew-companys-jobs';
import { jobSearch } from './search-document';
import { turnJobs } from './turn-jobs';

const day = 86_400_000;

describeOnBothEngines('jobs in time', (database) => {
  const { as, begin, add, rowOf, entries, tags, told, waiting } = jobsOfYu(database);
  const working = (now = noon) => ({
    ...as(null, { now: () => now }),
    attempt: 1,
    signal: AbortSignal.timeout(60_000),
  });
  const turn = (now = noon) => turnJobs.run(working(now), { occurrence: now });
  const toldOf = () => told().map(({ kind, event }) => `${kind} ${'id' in event ? event.id : ''}`);

  beforeEach(begin);

  test('that have ended leave the lists, each told once, by two nodes at once too', async () => {
    await add({ id: 'over', posted_until: noon }, { id: 'open' }, { id: 'closed', closed_at: 1, posted_until: noon });
    await Promise.all([turn(), turn()]);
    await turn();
    expect([await entries('over'), (await rowOf('over')).is_listed, await entries('open')]).toEqual([0, 0, 16]);
    expect([toldOf(), await tags()]).toEqual([['job.ended over'], jobPages('over')]);
    const notices = await database().db.read.selectFrom('notice').select(['kind', 'person_id']).execute();
    expect(notices).toEqual([{ kind: 'jobEnded', person_id: 'yu' }]);
  });

  test('tell their company three days before, once for each end', async () => {
    await add({ id: 'soon', posted_until: noon + 3 * day }, { id: 'far', posted_until: noon + 3 * day + 1 });
    await Promise.all([turn(), turn()]);
    await turn();
    expect(toldOf()).toEqual(['job.ending soon']);
    await actOnJob(as('yu'), { id: 'soon', revision: 0, act: 'renew' });
    await turn(noon + 30 * day);
    expect(toldOf()).toEqual(['job.ending soon', 'job.ended far', 'job.ending soon']);
  });

  test('are found by the new name of their company', async () => {
    await add({ id: 'a' });
    await database().db.transaction(async (tx) => {
      await keepDocument(tx, 'job', 'a', jobSearch.readDocument);
      await tx.updateTable('person').set({ nickname: '望舒' }).where('id', '=', 'yu').execute();
      await renameCompany(as(null), tx, { personId: 'yu' });
    });
    await renewCompanysJobs.run(working(noon + 1), { personId: 'yu' });
    const { read } = database().db;
    expect(await findHits(read, 'job', '望舒')).toEqual(['a']);
    expect(await findHits(read, 'job', '余')).not.toContain('a');
  });

  test('of an erased company are closed without what it said, and gone where they were never public', async () => {
    await add({ id: 'a' }, { id: 'closed', closed_at: noon - day }, { id: 'draft', review_state: 0 });
    await add({ id: 'down', review_state: 1, published_at: noon }, { id: 'others', company_id: 'wei' });
    await database().db.transaction(async (tx) => {
      const text = { kind: 'job', subjectId: 'a', field: 'titleZh', text: bad, words: ['赌博'] } as const;
      await submitForReview(tx, text, noon);
      const parts: Record<string, unknown> = {};
      await exportJobs(as(null), tx, { personId: 'yu', parts });
      expect((parts.jobs as { id: string }[]).map(({ id }) => id)).toEqual(['a', 'closed', 'down', 'draft']);
      expect(parts.jobs).toContainEqual(expect.objectContaining({ id: 'a', underReview: { titleZh: bad } }));
      await forgetJobReviews(as(null), tx, { personId: 'yu' });
      await eraseJobs(as(null), tx, { personId: 'yu' });
    });
    expect(await rowOf('a')).toMatchObject({ closed_at: noon, is_listed: 0, title_zh: '投影设计师', duties_zh: '' });
    expect(await rowOf('closed')).toMatchObject({ closed_at: noon - day, needs_zh: '', address: '' });
    expect(await rowOf('down')).toMatchObject({ review_state: 3 });
    await expect(rowOf('draft')).rejects.toThrow();
    expect([toldOf(), await waiting(), await entries('a'), await entries('others')]).toEqual([
      ...[['job.removed draft'], [], 0, 16],
    ]);
  });
});
