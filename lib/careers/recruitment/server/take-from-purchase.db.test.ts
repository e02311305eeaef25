import { refundOrder } from '@/lib/money/payment/server/refund-order';
import type { Reader } from '@/lib/platform/server/db/database';
import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { purchaseScene } from '@/test/purchases';
import { counted, settled } from '@/test/settled';
import { oldestWith, paidBy } from './purchases-of';
import { givePostBack } from './take-from-purchase';

const many = Array.from({ length: 20 });

describeOnBothEngines('what a company has bought of job posts', (database) => {
  const scene = purchaseScene(database);
  const { bought, take, refresh, giveBack, rightsOf, standing, noticesOf } = scene;
  const giveOneBack = (purchaseId: string) => database().db.transaction((tx) => givePostBack(tx, purchaseId));
  const refund = (orderId: string, amountFen: number, clientId = 'staff') =>
    refundOrder(scene.asStaff(), { orderId, amountFen, goal: 'original', reason: 'asked for', clientId });

  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);
  afterEach(async () => expect(await scene.faults()).toEqual([]));

  test('is taken from the oldest that has one left, with its days and its mark; the last one is told', async () => {
    const first = await bought('starter');
    scene.pass(1000);
    const second = await bought('company');
    expect(await take()).toEqual({ purchaseId: first, days: 30, isHighlighted: false });
    expect(await take()).toEqual({ purchaseId: second, days: 90, isHighlighted: true });
    expect(await noticesOf()).toBe(0);
    for (let left = 19; left > 0; left -= 1) await take();
    expect([await noticesOf(), (await rightsOf()).postsLeft]).toEqual([1, 0]);
    await expect(take()).rejects.toMatchObject({ code: 'PostsUsedUp' });
    await expect(take('rival')).rejects.toMatchObject({ code: 'PostsUsedUp' });
  });

  test('taken twenty times at once is taken as often as there are posts, also over several packages', async () => {
    const one = await bought('starter');
    expect(counted(await settled(many.map(() => take())))).toEqual({ done: 1, PostsUsedUp: 19 });
    expect(await standing(one)).toEqual(['valid', 0, 1, 'paid']);
    await bought('starter');
    await bought('studio');
    await bought('starter');
    expect(counted(await settled(many.map(() => take())))).toEqual({ done: 7, PostsUsedUp: 13 });
    expect((await rightsOf()).postsLeft).toBe(0);
  });

  test('comes back when a post was never public, at most as much as was bought', async () => {
    const order = await bought('starter');
    await take();
    await giveOneBack(order);
    expect(await standing(order)).toEqual(['valid', 1, 1, 'paid']);
    await expect(giveOneBack(order)).rejects.toThrow();
    expect(await standing(order)).toEqual(['valid', 1, 1, 'paid']);
  });

  test('refreshes are those of the post’s own package, then the oldest others', async () => {
    const first = await bought('starter');
    scene.pass(1000);
    const second = await bought('studio');
    const foreign = await bought('starter', 'rival');
    await refresh(second);
    expect([await standing(first), await standing(second)]).toEqual([
      ['valid', 1, 1, 'paid'],
      ['valid', 5, 9, 'paid'],
    ]);
    await refresh(first);
    await refresh(first);
    expect([(await standing(first))[2], (await standing(second))[2]]).toEqual([0, 8]);
    await refresh(foreign);
    expect([(await standing(second))[2], (await standing(foreign, 'rival'))[2]]).toEqual([7, 1]);
    expect(counted(await settled(many.map(() => refresh(second))))).toEqual({ done: 7, RefreshesUsedUp: 13 });
  });

  test('goes back whole while nothing of it was used, once', async () => {
    const before = await scene.balanceOf('wallet', 'company');
    const order = await bought('studio');
    expect(await settled([giveBack(order), giveBack(order), giveBack(order)])).toEqual(['done', 'done', 'done']);
    expect(await standing(order)).toEqual(['returned', 5, 10, 'refunded']);
    expect([await scene.balanceOf('wallet', 'company'), (await rightsOf()).postsLeft]).toEqual([before, 0]);
    await expect(take()).rejects.toMatchObject({ code: 'PostsUsedUp' });
    await expect(refresh(order)).rejects.toMatchObject({ code: 'RefreshesUsedUp' });
  });

  test('does not go back once a post or a refresh was used, nor to others, nor before it is paid', async () => {
    const [order, unpaid] = [await bought('studio'), await scene.buy('starter')];
    await expect(giveBack(order, 'rival')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(giveBack(unpaid)).rejects.toMatchObject({ code: 'NullPointer' });
    await refresh(order);
    await expect(giveBack(order)).rejects.toMatchObject({ code: 'ReturnClosed' });
    await expect(refund(order, 99_900)).rejects.toMatchObject({ code: 'ReturnClosed' });
    await refund(order, 40_000);
    expect(await standing(order)).toEqual(['valid', 5, 9, 'paid']);
    await expect(refund(order, 59_900, 'rest')).rejects.toMatchObject({ code: 'ReturnClosed' });
  });

  test('is read from an index each, however many others have bought', async () => {
    const reads = {
      job_purchase_posts: (db: Reader) => oldestWith(db, 'company', 'posts_left'),
      job_purchase_refreshes: (db: Reader) => oldestWith(db, 'company', 'refreshes_left'),
      job_purchase_history: (db: Reader) => paidBy(db, 'company').limit(20),
    };
    for (const [index, read] of Object.entries(reads)) {
      const plan = await planOf(database(), read);
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/sort|temp b-tree/i);
    }
  });

  test('given back while a post is taken is one of both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await bought('starter');
      const acts = round % 2 ? [giveBack(order), take()] : [take(), giveBack(order)];
      const ends = await settled(acts);
      const [returned, taken] = round % 2 ? ends : [ends[1], ends[0]];
      const isTaken = taken === 'done';
      expect([returned, taken]).toEqual(isTaken ? ['ReturnClosed', 'done'] : ['done', 'PostsUsedUp']);
      expect(await standing(order)).toEqual(isTaken ? ['valid', 0, 1, 'paid'] : ['returned', 1, 1, 'refunded']);
    }
  });
});
