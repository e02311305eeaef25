import { millisecondsInDay } from 'date-fns/constants';
import { applicationScene } from '@/test/applications';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { keptDays } from '../codes';
import { answerApplicant } from './desk/move-application';
import { noteApplicant } from './desk/note-applicant';
import { withdrawJobApplication } from './own/withdraw-job-application';
import { eraseApplications, exportOwnApplications } from './person-applications';
import { oldApplications, removeOldApplications } from './remove-old';

const day = millisecondsInDay;

describeOnBothEngines('how long applications are kept', (database) => {
  const scene = applicationScene(database);
  const { as, job, apply, rowOf, countOf, pass, read } = scene;

  beforeAll(() => scene.people('studio', 'other', 'lin', 'mo'));
  beforeEach(scene.beginAnew);

  const erase = (personId: string) =>
    database().db.transaction((tx) => eraseApplications(as(personId), tx, { personId }));
  const midnight = () =>
    removeOldApplications.run(
      { ...as('lin'), attempt: 1, signal: new AbortController().signal },
      { occurrence: as('lin').now() },
    );

  test('a person exports what they sent and were answered, not what was noted', async () => {
    const jobId = await job();
    const { id } = await apply('lin', jobId, { note: '我做过夜航。', phone: '13800138000' });
    await answerApplicant(as('studio'), { id, revision: 1, template: 'talk', text: '周五？' });
    await noteApplicant(as('studio'), { id, clientId: '9d3c0d3c-0000-4000-8000-000000000001', text: '要价高' });
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => exportOwnApplications(as('lin'), tx, { personId: 'lin', parts }));
    expect(parts.jobApplications).toMatchObject([
      { id, jobId, state: 'talk', note: '我做过夜航。', phone: '13800138000', steps: [{}, { text: '周五？' }] },
    ]);
    expect(JSON.stringify(parts)).not.toContain('要价高');
  });

  test('an erased person has none, and an erased company has none of anybody’s', async () => {
    const [first, second, elsewhere] = [await job(), await job(), await job({ company_id: 'other' })];
    const [gone, withdrawn, ofMo] = [await apply('lin', first), await apply('lin', second), await apply('mo', first)];
    const kept = await apply('mo', elsewhere);
    await withdrawJobApplication(as('lin'), { id: withdrawn.id });
    await erase('lin');
    await erase('lin');
    expect([await rowOf(gone.id), await rowOf(withdrawn.id)]).toEqual([undefined, undefined]);
    expect([await countOf(first), await countOf(second)]).toEqual([1, 0]);
    await erase('studio');
    expect([await rowOf(ofMo.id), (await rowOf(kept.id))?.state]).toEqual([undefined, 'new']);
    expect([await countOf(first), await countOf(elsewhere)]).toEqual([0, 1]);
    const steps = await read()
      .selectFrom('job_application_step')
      .select('number')
      .where('application_id', 'in', [gone.id, ofMo.id])
      .execute();
    expect(steps).toEqual([]);
  });

  test('they go a year after their job ended or was closed, and no day before', async () => {
    const [ended, closed, renewed] = [await job(), await job(), await job()];
    const ids = [(await apply('lin', ended)).id, (await apply('lin', closed)).id, (await apply('lin', renewed)).id];
    const standing = async () => Promise.all(ids.map(async (id) => (await rowOf(id)) !== undefined));
    await database().db.transaction(async (tx) => {
      await tx
        .updateTable('job_post')
        .set({ closed_at: noon + day, is_listed: 0 })
        .where('id', '=', closed)
        .execute();
      const open_until = noon + 400 * day;
      await tx.updateTable('job_post').set({ open_until }).where('id', '=', renewed).execute();
    });
    pass((keptDays + 1) * day - 1);
    await midnight();
    expect(await standing()).toEqual([true, true, true]);
    pass(1);
    await midnight();
    expect(await standing()).toEqual([true, false, true]);
    pass(9 * day);
    await midnight();
    expect(await standing()).toEqual([false, false, true]);
    expect([await countOf(ended), await countOf(closed), await countOf(renewed)]).toEqual([0, 0, 1]);
    pass(400 * day);
    await midnight();
    expect(await standing()).toEqual([false, false, false]);
  });

  test('what is old is found by its age', async () => {
    const plan = await planOf(database(), (db) => oldApplications(db, noon, { sent_at: 1, id: 'x' }));
    expect(plan).toContain('job_application_by_age');
    expect(plan).not.toMatch(/USE TEMP B-TREE|"Sort/);
  });
});
