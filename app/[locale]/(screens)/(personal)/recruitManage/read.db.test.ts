import { v4 as newId } from 'uuid';
import type { Verification } from '@/lib/base/permission/contract';
import { createJob } from '@/lib/careers/job/server/own/create-job';
import { callerOf } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { settled } from '@/test/settled';
import { verificationScene } from '@/test/verification';
import { readPostSteps } from './read';

describeOnOneEngine('how far somebody is from posting a job', (database) => {
  const scene = verificationScene(database);
  const { as, apply, company, decide } = scene;
  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  const steps = (context = as('lin')) => readPostSteps(context);
  const begin = async () => {
    const asked = { clientId: newId(), title: '灯光设计师', language: 'zh' } as const;
    return (await settled([createJob(as('lin'), asked)]))[0];
  };
  const mark = (verification: Verification) =>
    database().db.transaction((tx) => tx.updateTable('person').set({ verification }).where('id', '=', 'lin').execute());

  test('is what the application of the company says until it is verified', async () => {
    expect(await steps()).toEqual({ hasPhone: true, company: 'none' });
    const { id } = await apply('lin', await company());
    expect([(await steps()).company, await begin()]).toEqual(['pending', 'CompanyNeeded']);
    await decide(id, { isPassed: false, refusal: 'other', reason: '看不清' });
    expect([(await steps()).company, await begin()]).toEqual(['refused', 'CompanyNeeded']);
    await decide((await apply('lin', await company())).id);
    expect([(await steps()).company, await begin()]).toEqual(['passed', 'done']);
  });

  test('is decided by the mark, as the verbs decide; the phone is a step of its own', async () => {
    await mark('individual');
    expect([(await steps()).company, await begin()]).toEqual(['none', 'CompanyNeeded']);
    await mark('both');
    const withoutPhone = as('lin', { caller: callerOf('lin', { hasPhone: false }) });
    expect([await steps(withoutPhone), await begin()]).toEqual([{ hasPhone: false, company: 'passed' }, 'done']);
  });
});
