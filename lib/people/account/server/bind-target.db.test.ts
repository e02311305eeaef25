import { addAccount, contextOf } from '@/test/accounts';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { bindTarget } from './bind-target';
import { confirmIdentity } from './confirm-identity';

// A code is valid once, so normally only one of two calls gets past it; here both do.
jest.mock('./take-code', () => ({ takeCode: async () => {} }));

const password = 'moonlight 7';

describeOnBothEngines('binding at the same instant', (database) => {
  test.each([
    ['phone', { mobile: '+8613800138001' }, 'NumberLinked'],
    ['e-mail address', { email: 'lin@example.org' }, 'AccountExists'],
  ])('gives a %s to one account of several', async (_what, target, refusal) => {
    const { db } = database();
    const ids = ['a', 'b', 'c'].map((name) => `${name} ${refusal}`);
    const binds = await Promise.all(
      ids.map(async (id) => {
        await addAccount(db, { id, password });
        const context = await contextOf(db, id);
        const { ticket } = await confirmIdentity(context, { password });
        return () => bindTarget(context, { region: 'CN', request: 'any', code: '123456', ticket, ...target });
      }),
    );
    const outcomes = await settled(binds.map((bind) => bind()));
    expect(outcomes.toSorted()).toEqual([refusal, refusal, 'done'].toSorted());
    const bound = db.read.selectFrom('account_user').select('id').where('id', 'in', ids);
    const column = 'mobile' in target ? 'phone' : 'email';
    expect(await bound.where(column, 'is not', null).execute()).toHaveLength(1);
  });
});
