import type { Verification } from '@/lib/base/permission/contract';
import { callerOf } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { verificationScene } from '@/test/verification';
import { findStartSteps } from './find-start-steps';

describeOnOneEngine('how far somebody is from what only verified people may do', (database) => {
  const scene = verificationScene(database);
  const { as, apply, company, decide } = scene;
  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  const steps = (action: 'postJob' | 'goLive' = 'postJob') => findStartSteps(as('lin'), action);
  const mark = (verification: Verification) =>
    database().db.transaction((tx) => tx.updateTable('person').set({ verification }).where('id', '=', 'lin').execute());

  test('is what the application says until the person is verified', async () => {
    expect(await steps()).toEqual({ hasPhone: true, who: 'company', verified: 'none' });
    const { id } = await apply('lin', await company());
    expect((await steps()).verified).toBe('pending');
    await decide(id, { isPassed: false, refusal: 'other', reason: '看不清' });
    expect((await steps()).verified).toBe('refused');
    await decide((await apply('lin', await company())).id);
    expect((await steps()).verified).toBe('passed');
  });

  // Who is verified as a person may go live, and may not post a job.
  test.each<[Verification, string, string]>([
    ['none', 'none', 'none'],
    ['individual', 'none', 'passed'],
    ['company', 'passed', 'passed'],
    ['both', 'passed', 'passed'],
  ])('is decided by the mark of the person, as the permissions have it: %s', async (verification, job, live) => {
    await mark(verification);
    expect([(await steps()).verified, await steps('goLive')]).toEqual([
      job,
      { hasPhone: true, who: 'anybody', verified: live },
    ]);
  });

  test('of a verified company that applies anew is nothing; the phone is a step of its own', async () => {
    await mark('company');
    await apply('lin', await company());
    const withoutPhone = as('lin', { caller: callerOf('lin', { hasPhone: false }) });
    expect(await findStartSteps(withoutPhone, 'postDemand')).toMatchObject({ hasPhone: false, verified: 'passed' });
  });
});
