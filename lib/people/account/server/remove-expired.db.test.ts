import { addAccount, logInAs } from '@/test/accounts';
import { newPhone } from '@/test/codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { hashToken } from './auth/session-token';
import { removeExpired } from './remove-expired';
import { requestCode } from './request-code';

const minute = 60_000;

describeOnBothEngines('once a day', (database) => {
  test('what has expired is removed, and nothing else', async () => {
    const { db } = database();
    let clock = noon;
    const context = testContext(db, { now: () => clock });
    const [old, young] = [newPhone(), newPhone()];
    await requestCode(context, old, { purpose: 'login' });
    clock += 5 * minute;
    await requestCode(context, young, { purpose: 'login' });
    await addAccount(db, { id: 'visited' });
    const [over, open] = [await logInAs(db, 'visited'), await logInAs(db, 'visited')];
    const past = Array.from({ length: 1200 }, (_, index) => ({ token_hash: `past ${index}`, expires_at: clock }));
    const future = { token_hash: 'future', expires_at: clock + 6 * minute };
    await db.transaction(async (tx) => {
      await tx
        .insertInto('account_ended_session')
        .values([...past, future])
        .execute();
      await tx
        .updateTable('account_session')
        .set({ expires_at: clock })
        .where('token_hash', '=', hashToken(over.cookie))
        .execute();
      const tickets = [...past, future].map((row) => ({ ...row, claim: '{}', used_at: null }));
      await tx.insertInto('account_ticket').values(tickets).execute();
    });
    clock += 5 * minute;
    const signal = new AbortController().signal;
    await removeExpired.run({ ...context, attempt: 1, signal }, { occurrence: clock });
    const left = async (table: 'account_ended_session' | 'account_ticket') =>
      (await db.read.selectFrom(table).select('token_hash').execute()).map((row) => row.token_hash);
    expect(await left('account_ended_session')).toEqual(['future']);
    expect(await left('account_ticket')).toEqual(['future']);
    const sessions = await db.read.selectFrom('account_session').select('token_hash').execute();
    expect(sessions).toEqual([{ token_hash: hashToken(open.cookie) }]);
    const codes = await db.read.selectFrom('account_code_request').select('address').execute();
    expect(codes).toEqual([{ address: young.address }]);
  });
});
