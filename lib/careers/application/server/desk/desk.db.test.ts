import { v4 as newUuid } from 'uuid';
import { applicationScene } from '@/test/applications';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { counted, settled } from '@/test/settled';
import * as contract from '../../contract';
import { withdrawJobApplication } from '../own/withdraw-job-application';
import { declineApplications } from './decline-applications';
import { exportApplications } from './export-applications';
import { countApplications, findApplications, idsOfPage } from './find-applications';
import { getJobApplication } from './get-job-application';
import { answerApplicant, moveApplication, openApplication } from './move-application';
import { noteApplicant } from './note-applicant';

describeOnBothEngines('the applications at the desk of a company', (database) => {
  const scene = applicationScene(database);
  const { as, job, work, apply, rowOf, told, pass, insert } = scene;

  beforeAll(() => scene.people('studio', 'rival', 'author', 'lin', 'mo', 'ai', 'yu'));
  beforeEach(scene.beginAnew);

  // It has lost its mark: people wait for its answer all the same.
  const studio = () => as('studio');
  const list = (jobId: string, query: object = {}, by = studio()) =>
    findApplications(by, contract.findApplications.input.parse({ jobId, ...query }));
  const move = (id: string, revision: number, state: contract.MovedState) =>
    moveApplication(studio(), { id, revision, state });
  const answer = (id: string, template: contract.AnswerTemplate, text = '', revision = 1) =>
    answerApplicant(studio(), { id, revision, template, text });

  /** Applications of these people for a new job, one second after another. */
  async function sentBy(...people: string[]) {
    const jobId = await job();
    const ids: string[] = [];
    for (const person of people) {
      ids.push((await apply(person, jobId)).id);
      pass(1000);
    }
    return { jobId, ids };
  }

  test('are listed and counted by their states, without those that were withdrawn', async () => {
    const { jobId, ids } = await sentBy('lin', 'mo', 'ai', 'yu');
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await move(second, 1, 'talk');
    await withdrawJobApplication(as('ai'), { id: third });
    const all = await list(jobId);
    expect(contract.findApplications.data.parse(all).list.map(({ id }) => id)).toEqual([fourth, second, first]);
    expect((await list(jobId, { state: 'talk' })).list.map(({ id }) => id)).toEqual([second]);
    expect(await list(jobId, { pageSize: 2, pageIndex: 2 })).toMatchObject({ list: [{ id: first }], nextPage: null });
    const counts = await countApplications(studio(), { jobId });
    expect(contract.countApplications.data.parse(counts)).toEqual({
      ...{ title: '灯光编程', titleLanguage: 'zh' },
      states: [
        { state: 'new', count: 2 },
        { state: 'talk', count: 1 },
      ],
    });
  });

  test('show the person, what they sent, and the public works that credit them', async () => {
    const [chosen, hidden, credited, asked] = [
      await work('lin'),
      await work('lin'),
      await work('author', { verified_at: noon }),
      await work('author'),
    ];
    const later = await work('author', { verified_at: noon + 1 });
    const draft = await work('author', { state: 'pending_review' });
    const credit = { person_id: 'lin', position: 1, roles: '["light","sound"]', state: 'confirmed' as const };
    await insert('video_credit', [
      ...[credited, later, draft].map((video_id) => ({ ...credit, video_id })),
      { ...credit, video_id: asked, state: 'asked' },
    ]);
    const jobId = await job();
    const sent = { works: [hidden, chosen], note: '夜'.repeat(200), phone: '+86 138 0013 8000' };
    const { id } = await apply('lin', jobId, sent);
    await database().db.transaction((tx) =>
      tx.updateTable('video').set({ state: 'deleted' }).where('id', '=', hidden).execute(),
    );
    expect((await list(jobId)).list[0]).toMatchObject({ creditCount: 2, workCount: 2, note: `${'夜'.repeat(139)}…` });
    const found = contract.applicationDetail.parse(await getJobApplication(as('studio', { language: 'en' }), { id }));
    expect(found).toMatchObject({
      job: { id: jobId, title: 'Lighting programmer' },
      applicant: { userId: 'lin', verification: 'none' },
      ...{ note: sent.note, email: '', phone: sent.phone, state: 'new', notes: [] },
      works: [{ videoId: chosen }],
      credits: [
        { work: { videoId: later }, roles: ['light', 'sound'] },
        { work: { videoId: credited }, roles: ['light', 'sound'] },
      ],
    });
  });

  test('are the company’s alone', async () => {
    const { jobId, ids } = await sentBy('lin');
    const [id = ''] = ids;
    const clientId = newUuid();
    for (const who of ['rival', 'lin']) {
      const by = as(who);
      const ends = await settled([
        ...[list(jobId, {}, by), countApplications(by, { jobId }), exportApplications(by, { jobId })],
        ...[getJobApplication(by, { id }), openApplication(by, { id }), noteApplicant(by, { id, clientId, text: 'x' })],
        moveApplication(by, { id, revision: 1, state: 'no' }),
        answerApplicant(by, { id, revision: 1, template: 'talk', text: '' }),
        declineApplications(by, { jobId, ids }),
        getJobApplication(by, { id: 'unknown' }),
      ]);
      expect(counted(ends)).toEqual({ NullPointer: 10 });
    }
    // Another job of the same company is no way in either.
    expect(await declineApplications(studio(), { jobId: await job(), ids })).toEqual({ ids: [] });
    expect(await rowOf(id)).toMatchObject({ state: 'new', revision: 1 });
  });

  test('are seen once they are opened, of which nobody is told', async () => {
    const { ids } = await sentBy('lin');
    const [id = ''] = ids;
    expect(await openApplication(studio(), { id })).toMatchObject({ state: 'seen', revision: 2 });
    expect(await openApplication(studio(), { id })).toMatchObject({ state: 'seen', revision: 2 });
    expect([told('application.changed'), told('application.answered')]).toEqual([[], []]);
  });

  test('are moved by one of two at once, and their applicant is told of it', async () => {
    const { jobId, ids } = await sentBy('lin');
    const [id = ''] = ids;
    const ends = await settled([move(id, 1, 'talk'), move(id, 1, 'no')]);
    expect(counted(ends)).toEqual({ done: 1, Changed: 1 });
    const state = ends[0] === 'done' ? 'talk' : 'no';
    expect(told('application.changed')).toEqual([{ jobId, company: '名字 studio', people: ['lin'], move: state }]);
    await expect(move(id, 2, state)).rejects.toMatchObject({ code: 'Changed' });
    const after = await move(id, 2, 'seen');
    expect(after.steps.map((step) => [step.by, step.state])).toEqual([
      ['applicant', 'new'],
      ['company', state],
      ['company', 'seen'],
    ]);
    expect(told('application.changed')).toHaveLength(1);
  });

  test('are answered by a template or in own words, which moves them along', async () => {
    const { ids } = await sentBy('lin');
    const [id = ''] = ids;
    expect((await answer(id, 'more')).state).toBe('seen');
    expect((await answer(id, 'talk', '周五三点可以吗？', 2)).state).toBe('talk');
    await expect(answer(id, 'decline', '', 2)).rejects.toMatchObject({ code: 'Changed' });
    const { state, steps } = await answer(id, 'offer', '', 3);
    expect([state, ...steps.map(({ template, text }) => [template, text])]).toEqual([
      'offer',
      [null, ''],
      ['more', ''],
      ['talk', '周五三点可以吗？'],
      ['offer', ''],
    ]);
    expect(told('application.answered').map(({ personId, template, text }) => [personId, template, text])).toEqual([
      ['lin', 'more', ''],
      ['lin', 'talk', '周五三点可以吗？'],
      ['lin', 'offer', ''],
    ]);
  });

  test('are declined all at once, each by one of two', async () => {
    const { jobId, ids } = await sentBy('lin', 'mo', 'ai', 'yu');
    const [, , withdrawn = '', again = ''] = ids;
    await withdrawJobApplication(as('ai'), { id: withdrawn });
    const both = [
      declineApplications(studio(), { jobId, ids }),
      declineApplications(studio(), { jobId, ids: [...ids].reverse() }),
    ];
    const declined = (await Promise.all(both)).flatMap((end) => end.ids);
    expect(declined.sort()).toEqual(ids.filter((id) => id !== withdrawn).sort());
    expect(
      told('application.changed')
        .flatMap(({ people }) => people)
        .sort(),
    ).toEqual(['lin', 'mo', 'yu']);
    expect(await rowOf(again)).toMatchObject({ state: 'no', revision: 2 });
    expect(await rowOf(withdrawn)).toMatchObject({ state: 'withdrawn' });
  });

  test('have private notes, fifty at most, each once', async () => {
    const { ids } = await sentBy('lin', 'mo');
    const [id = '', other = ''] = ids;
    const clientId = newUuid();
    const once = await settled([1, 2, 3].map(() => noteApplicant(studio(), { id, clientId, text: '懂灯光' })));
    expect(once).toEqual(['done', 'done', 'done']);
    const elsewhere = noteApplicant(studio(), { id: other, clientId, text: '懂灯光' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'NullPointer' });
    const texts = Array.from({ length: 50 }, (_, index) => `第 ${index} 条`);
    const ends = await settled(texts.map((text) => noteApplicant(studio(), { id, clientId: newUuid(), text })));
    expect(counted(ends)).toEqual({ done: 49, ListFull: 1 });
    const { notes, noteCount } = await getJobApplication(studio(), { id });
    expect([notes.length, noteCount, notes.some(({ text }) => text === '懂灯光')]).toEqual([50, 50, true]);
  });

  test('are saved as a table without formulas', async () => {
    const jobId = await job();
    const works = [await work('lin')];
    await apply('lin', jobId, { works, note: '=1+1', phone: '+86 138 0013 8000', email: 'lin@example.org' });
    pass(1000);
    await apply('mo', jobId);
    const { name, body } = await exportApplications(as('studio', { language: 'en' }), { jobId });
    const [head, first, second, end] = new TextDecoder().decode(body as Uint8Array).split('\r\n');
    expect([name, end]).toEqual([`applications-${jobId}.csv`, '']);
    expect(head).toContain('"Applicant","State"');
    expect(first).toContain('"名字 mo","New"');
    expect(second).toContain(`"lin@example.org","'+86 138 0013 8000","'=1+1"`);
    expect(second).toContain(`/video/detail/${works[0]}`);
  });

  test.each<[what: string, state: contract.DeskState | '', index: string]>([
    ['all', '', 'job_application_at_desk'],
    ['one state', 'new', 'job_application_in_state'],
  ])('are so many entries of an index, of %s', async (_what, state, index) => {
    const query = { jobId: 'job', state, pageIndex: 500, pageSize: 20 };
    const plan = await planOf(database(), (db) => idsOfPage(db, query));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/USE TEMP B-TREE|"Sort/);
    expect(plan).toMatch(/COVERING INDEX|Index Only Scan/);
  });
});
