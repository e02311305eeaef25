import { millisecondsInMinute } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { describeOnBothEngines } from '@/test/engines';
import { purchaseScene } from '@/test/purchases';
import { settled } from '@/test/settled';
import * as contract from '../contract';
import { getJobPurchase, listJobPurchases } from './own-purchases';

const many = Array.from({ length: 20 });

describeOnBothEngines('buying a package of job posts', (database) => {
  const scene = purchaseScene(database);
  const { as, buy, pay, bought, rightsOf, standing } = scene;
  const purchases = async () =>
    (await scene.read().selectFrom('job_purchase').select('order_id').where('company_id', '=', 'company').execute())
      .length;
  const change = (set: { verification?: 'none' | 'company' }) =>
    database().db.transaction((tx) => tx.updateTable('person').set(set).where('id', '=', 'company').execute());

  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);
  afterEach(async () => expect(await scene.faults()).toEqual([]));

  test('gives posts and refreshes once it is paid, and not before', async () => {
    const order = await buy('studio');
    expect(await standing(order)).toEqual(['pending', 5, 10, 'pending']);
    expect(await rightsOf()).toEqual({ isCompany: true, postsLeft: 0, refreshesLeft: 0 });
    await pay(order);
    await bought('starter');
    expect(await standing(order)).toEqual(['valid', 5, 10, 'paid']);
    expect(await rightsOf()).toEqual({ isCompany: true, postsLeft: 6, refreshesLeft: 11 });
    expect(await rightsOf('buyer')).toEqual({ isCompany: false, postsLeft: 0, refreshesLeft: 0 });
  });

  test('is one order, however often it is pressed', async () => {
    const clientId = newId();
    const orders = await Promise.all(many.map(() => buy('starter', 'company', { clientId })));
    expect([new Set(orders).size, await purchases()]).toEqual([1, 1]);
  });

  test('is for verified companies, at the time of the order; what is paid later is given all the same', async () => {
    await expect(buy('starter', 'buyer')).rejects.toMatchObject({ code: 'CompanyNeeded' });
    const order = await buy('starter');
    await change({ verification: 'none' });
    await expect(buy('starter')).rejects.toMatchObject({ code: 'CompanyNeeded' });
    await pay(order);
    expect(await rightsOf()).toEqual({ isCompany: false, postsLeft: 1, refreshesLeft: 1 });
    await change({ verification: 'company' });
  });

  test('is refused for what is unknown, off sale, or another than was shown', async () => {
    await expect(buy('gold' as 'starter')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(buy('starter', 'company', { revision: 2 })).rejects.toMatchObject({ code: 'FeeChanged' });
    const sell = (is_on_sale: 0 | 1) =>
      database().db.transaction((tx) =>
        tx.updateTable('job_package').set({ is_on_sale }).where('id', '=', 'starter').execute(),
      );
    await sell(0);
    await expect(buy('starter')).rejects.toMatchObject({ code: 'SaleClosed' });
    await sell(1);
    expect(await purchases()).toBe(0);
  });

  test('keeps nothing of an order that is not paid in time', async () => {
    const order = await buy('starter');
    scene.pass(16 * millisecondsInMinute);
    await scene.goOn();
    expect([await scene.stateOf(order), await purchases()]).toEqual(['canceled', 0]);
  });

  test('is seen by its company alone, the latest paid first', async () => {
    const first = await bought('starter');
    scene.pass(1000);
    const second = await bought('company');
    const unpaid = await buy('studio');
    const listOf = async (companyId: string, page = {}) =>
      contract.findJobPurchases.data.parse(
        await listJobPurchases(as(companyId, { language: 'en' }), contract.findJobPurchases.input.parse(page)),
      );
    const list = await listOf('company');
    expect(list.list.map(({ id }) => id)).toEqual([second, first]);
    expect(list.list[0]).toMatchObject({ title: 'Company', isHighlighted: true, days: 90, isReturnable: true });
    const far = await listOf('company', { pageIndex: 2, pageSize: 1 });
    expect([far.list.map(({ id }) => id), far.hasNextPage]).toEqual([[first], false]);
    expect((await listOf('rival')).list).toEqual([]);
    const asked = getJobPurchase(as('rival'), { orderId: first });
    await expect(asked).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await standing(unpaid)).toEqual(['pending', 5, 10, 'pending']);
  });

  test('pressed while the same package is bought in another window is two, both paid', async () => {
    const orders = await Promise.all([buy('starter'), buy('starter')]);
    expect(await settled(orders.map((order) => pay(order)))).toEqual(['done', 'done']);
    expect((await rightsOf()).postsLeft).toBe(2);
  });

  test('is exported; with the account an unpaid order goes, and what was paid stays in the books', async () => {
    const [paid, unpaid] = [await bought('starter', 'rival'), await buy('studio', 'rival')];
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      const context = scene.product();
      await context.emit(context, tx, 'account.exported', { personId: 'rival', parts });
      await context.emit(context, tx, 'account.erased', { personId: 'rival' });
    });
    expect(parts.jobPurchases).toEqual([
      expect.objectContaining({
        orderId: paid,
        state: 'valid',
        postsLeft: 1,
        boughtAt: '2026-11-20T12:00:00.000+08:00',
      }),
    ]);
    const kept = await scene.read().selectFrom('job_purchase').select('order_id').execute();
    expect(kept.map(({ order_id }) => order_id)).toEqual([paid]);
    expect(kept).not.toContainEqual({ order_id: unpaid });
  });
});
