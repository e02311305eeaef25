import { v4 as newId } from 'uuid';
import type { Verification } from '@/lib/base/permission/contract';
import { createBroadcast } from '@/lib/live/broadcast/server/own/create-broadcast';
import { callerOf } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { settled } from '@/test/settled';
import { verificationScene } from '@/test/verification';
import { readLiveSteps } from './read';

describeOnOneEngine('how far somebody is from going live', (database) => {
  const scene = verificationScene(database);
  const { as, apply, company, decide } = scene;
  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  const steps = (context = as('lin')) => readLiveSteps(context);
  const plan = async () => {
    const asked = { clientId: newId(), title: '夜航', language: 'zh', topicId: '' } as const;
    return (await settled([createBroadcast(as('lin'), asked)]))[0];
  };
  const mark = (verification: Verification) =>
    database().db.transaction((tx) => tx.updateTable('person').set({ verification }).where('id', '=', 'lin').execute());

  test('is what the applications say until the person is verified', async () => {
    expect(await steps()).toEqual({ hasPhone: true, verified: 'none' });
    const { id } = await apply('lin', await company());
    expect([(await steps()).verified, await plan()]).toEqual(['pending', 'Forbidden']);
    await decide(id, { isPassed: false, refusal: 'other', reason: '看不清' });
    expect([(await steps()).verified, await plan()]).toEqual(['refused', 'Forbidden']);
    await decide((await apply('lin', await company())).id);
    expect([(await steps()).verified, await plan()]).toEqual(['passed', 'done']);
  });

  test.each<[Verification, string, string]>([
    ['none', 'none', 'Forbidden'],
    ['individual', 'passed', 'done'],
    ['company', 'passed', 'done'],
    ['both', 'passed', 'done'],
  ])('is decided by the mark of the person, as the verbs decide: %s', async (verification, verified, end) => {
    await mark(verification);
    expect([(await steps()).verified, await plan()]).toEqual([verified, end]);
  });

  test('the phone is a step of its own', async () => {
    await mark('individual');
    const withoutPhone = as('lin', { caller: callerOf('lin', { hasPhone: false }) });
    expect(await steps(withoutPhone)).toEqual({ hasPhone: false, verified: 'passed' });
  });
});
