import { addAccount } from '@/test/accounts';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { inAnotherGraph } from '@/test/module-graph';
import { findSession } from './sessions';

describeOnBothEngines('better-auth that another module graph loaded', (database) => {
  const otherStore = inAnotherGraph<typeof import('./session-store')>(() => require('./session-store'));

  test('writes in the transaction of a call, and only there', async () => {
    const { db } = database();
    await addAccount(db, { id: 'lin' });
    const { userAgent, address: ipAddress } = testContext(db).client;
    const session = { userId: 'lin', kind: 'app' as const, ipAddress, userAgent };
    const opened = await db.transaction((tx) => otherStore.openSession(tx, db.engine, session));
    expect(await findSession(db, opened.token)).toMatchObject({ personId: 'lin', kind: 'app' });
    const tokens: string[] = [];
    const refused = db.transaction(async (tx) => {
      tokens.push((await otherStore.openSession(tx, db.engine, session)).token);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await findSession(db, tokens[0] ?? '')).toBeNull();
  });
});
