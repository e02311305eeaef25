import { listNotices } from '@/lib/reactions/message/server/list-notices';
import { applicationScene } from '@/test/applications';
import { describeOnBothEngines } from '@/test/engines';
import { declineApplications } from './desk/decline-applications';
import { answerApplicant, moveApplication } from './desk/move-application';
import { acceptOffer } from './own/accept-offer';
import { withdrawJobApplication } from './own/withdraw-job-application';

describeOnBothEngines('what is told of applications', (database) => {
  const scene = applicationScene(database);
  const { as, job, apply, pass } = scene;

  beforeAll(() => scene.people('studio', 'lin', 'mo', 'ai'));
  beforeEach(async () => {
    scene.beginAnew();
    await database().db.transaction(async (tx) => {
      for (const table of ['notice_actor', 'notice', 'job_application'] as const) await tx.deleteFrom(table).execute();
    });
  });

  /** What somebody is told, in a language, the latest first: sentence, text below it, and address. */
  async function told(personId: string, language: 'zh' | 'en' = 'zh') {
    const query = { type: '' as const, pageIndex: 1, pageSize: 20 };
    const { list } = await listNotices(as(personId, { language }), query);
    return list.map(({ text, reason, path }) => [text, reason, path]);
  }
  const answer = (id: string, revision: number, template: 'talk' | 'more', text = '') =>
    answerApplicant(as('studio'), { id, revision, template, text });
  const mine = '/my/applications';

  test('a company is told of all who apply for a job in one notice, without who withdrew', async () => {
    const id = await job();
    const first = await apply('lin', id);
    await apply('mo', id);
    const path = `/recruitManage/${id}/applications`;
    expect(await told('studio')).toEqual([['名字 mo和名字 lin申请了你的职位《灯光编程》', null, path]]);
    await withdrawJobApplication(as('lin'), { id: first.id });
    expect(await told('studio', 'en')).toEqual([['名字 mo applied for your job “Lighting programmer”', null, path]]);
  });

  test('an applicant is told of an answer in their own language, or in the words that were written', async () => {
    const { id } = await apply('lin', await job());
    await answer(id, 1, 'talk');
    pass(1000);
    await answer(id, 2, 'more', '请发一段现场录像。');
    const [written, template] = await told('lin');
    expect(written).toEqual(['名字 studio回复了你对职位《灯光编程》的申请', '请发一段现场录像。', mine]);
    expect(template?.[0]).toMatch(/^名字 studio：感谢你申请《灯光编程》。我们看过你的作品/);
    const [, inEnglish] = await told('lin', 'en');
    expect(inEnglish?.[0]).toMatch(/^名字 studio: Thank you for applying for “Lighting programmer”\. We have looked/);
  });

  test('an applicant is told of a move that matters to them, and the company of an offer that was accepted', async () => {
    const jobId = await job();
    const { id } = await apply('lin', jobId);
    const move = (revision: number, state: 'seen' | 'talk' | 'offer') =>
      moveApplication(as('studio'), { id, revision, state });
    await move(1, 'talk');
    await move(2, 'seen');
    pass(1000);
    await move(3, 'offer');
    expect((await told('lin')).map(([text]) => text)).toEqual([
      '名字 studio对你申请的职位《灯光编程》发出了录用意向，你可以在“我的申请”中接受',
      '名字 studio希望就你申请的职位《灯光编程》和你进一步沟通',
    ]);
    pass(1000);
    await acceptOffer(as('lin'), { id });
    expect((await told('studio'))[0]).toEqual([
      ...['名字 lin接受了你的录用意向，职位是《灯光编程》', null],
      `/recruitManage/${jobId}/applications/${id}`,
    ]);
  });

  test('those who are declined at once are each told', async () => {
    const jobId = await job({ title_en: '' });
    const ids = [(await apply('lin', jobId)).id, (await apply('mo', jobId)).id, (await apply('ai', jobId)).id];
    await declineApplications(as('studio'), { jobId, ids });
    for (const person of ['lin', 'mo', 'ai']) {
      expect(await told(person, 'en')).toEqual([
        ['名字 studio has not chosen you for “灯光编程” this time', null, mine],
      ]);
    }
  });
});
