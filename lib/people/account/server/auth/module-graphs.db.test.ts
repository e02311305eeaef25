import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { inAnotherGraph } from '@/test/module-graph';
import { insertRows, personRow } from '@/test/rows';

describeOnBothEngines('better-auth that a page made', (database) => {
  test('joins the transaction of a call', async () => {
    const { db } = database();
    const { createAuth } = inAnotherGraph<typeof import('./create-auth')>(() => require('./create-auth'));
    const { insideTransaction } = inAnotherGraph<typeof import('./account-adapter')>(() =>
      require('./account-adapter'),
    );
    const { adapter } = await createAuth(db).$context;
    const created = db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin' })]);
      const user = {
        id: 'lin',
        name: '',
        email: null,
        phone: null,
        createdAt: new Date(noon),
        updatedAt: new Date(noon),
      };
      return insideTransaction(tx, () => adapter.create({ model: 'user', data: user, forceAllowId: true }));
    });
    await expect(created).resolves.toMatchObject({ id: 'lin' });
    const rows = testContext(db).db.read.selectFrom('account_user').select('id').where('id', '=', 'lin');
    expect(await rows.execute()).toHaveLength(1);
  });
});
