import { v4 as newId } from 'uuid';
import type { Verification } from '@/lib/base/permission/contract';
import { createActivity } from '@/lib/events/activity/server/own/create-activity';
import { callerOf } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { settled } from '@/test/settled';
import { verificationScene } from '@/test/verification';
import { readLaunchSteps } from './read';

describeOnOneEngine('how far somebody is from launching an activity', (database) => {
  const scene = verificationScene(database);
  const { as, apply, company, decide } = scene;
  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  const steps = (context = as('lin')) => readLaunchSteps(context);
  const launch = async (context = as('lin')) => {
    const asked = { clientId: newId(), title: '光之夜', language: 'zh', category: 1, topicId: '' } as const;
    return (await settled([createActivity(context, asked)]))[0];
  };
  const mark = (verification: Verification) =>
    database().db.transaction((tx) => tx.updateTable('person').set({ verification }).where('id', '=', 'lin').execute());

  test('is what the application of the company says until the person is verified', async () => {
    expect(await steps()).toEqual({ hasPhone: true, company: 'none' });
    const { id } = await apply('lin', await company());
    expect([(await steps()).company, await launch()]).toEqual(['pending', 'Forbidden']);
    await decide(id, { isPassed: false, refusal: 'other', reason: '看不清' });
    expect([(await steps()).company, await launch()]).toEqual(['refused', 'Forbidden']);
    await decide((await apply('lin', await company())).id);
    expect([(await steps()).company, await launch()]).toEqual(['passed', 'done']);
  });

  test.each<[Verification, string, string]>([
    ['none', 'none', 'Forbidden'],
    ['individual', 'none', 'Forbidden'],
    ['company', 'passed', 'done'],
    ['both', 'passed', 'done'],
  ])('is decided by the mark of the person, as the verbs decide: %s', async (verification, company, end) => {
    await mark(verification);
    expect([(await steps()).company, await launch()]).toEqual([company, end]);
  });

  test('of a verified company that applies anew is nothing; the phone is a step of its own', async () => {
    await mark('company');
    await apply('lin', await company());
    expect((await steps()).company).toBe('passed');
    const withoutPhone = as('lin', { caller: callerOf('lin', { hasPhone: false }) });
    expect(await steps(withoutPhone)).toEqual({ hasPhone: false, company: 'passed' });
  });
});
