import { v4 as newId } from 'uuid';
import type { Verification } from '@/lib/base/permission/contract';
import { createDemand } from '@/lib/careers/demand/server/own/create-demand';
import { callerOf } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { settled } from '@/test/settled';
import { verificationScene } from '@/test/verification';
import { readAskSteps } from './read';

describeOnOneEngine('how far somebody is from posting a demand', (database) => {
  const scene = verificationScene(database);
  const { as, apply, company, decide } = scene;
  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  const steps = (context = as('lin')) => readAskSteps(context);
  const post = async () => (await settled([createDemand(as('lin'), asked())]))[0];
  const asked = () => ({ clientId: newId(), title: '光', language: 'zh' }) as const;
  const mark = (verification: Verification) =>
    database().db.transaction((tx) => tx.updateTable('person').set({ verification }).where('id', '=', 'lin').execute());

  test('is what the application of the company says until the person is verified', async () => {
    expect(await steps()).toEqual({ hasPhone: true, company: 'none' });
    const { id } = await apply('lin', await company());
    expect([(await steps()).company, await post()]).toEqual(['pending', 'CompanyNeeded']);
    await decide(id, { isPassed: false, refusal: 'other', reason: '看不清' });
    expect([(await steps()).company, await post()]).toEqual(['refused', 'CompanyNeeded']);
    await decide((await apply('lin', await company())).id);
    expect([(await steps()).company, await post()]).toEqual(['passed', 'done']);
  });

  test.each<[Verification, string, string]>([
    ['none', 'none', 'CompanyNeeded'],
    ['individual', 'none', 'CompanyNeeded'],
    ['company', 'passed', 'done'],
    ['both', 'passed', 'done'],
  ])('is decided by the mark of the person, as the verbs decide: %s', async (verification, company, end) => {
    await mark(verification);
    expect([(await steps()).company, await post()]).toEqual([company, end]);
  });

  test('the phone is a step of its own', async () => {
    await mark('company');
    const withoutPhone = as('lin', { caller: callerOf('lin', { hasPhone: false }) });
    expect(await steps(withoutPhone)).toEqual({ hasPhone: false, company: 'passed' });
  });
});
