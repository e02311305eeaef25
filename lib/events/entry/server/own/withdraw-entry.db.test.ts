import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { expireOrder } from '@/lib/money/payment/server/check-payment';
import { refundOrder } from '@/lib/money/payment/server/refund-order';
import { beginTransfer, decideOnSlip, sendSlip } from '@/lib/money/payment/server/transfer';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { useMediaFolder } from '@/test/media-folder';
import { plainPicture } from '@/test/pictures';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { getOwnEntry } from './read-draft';

describeOnBothEngines('withdrawing an entry, and its fee', (database) => {
  const scene = entryScene(database);
  const { as, contest, draft, send, rowOf, entered, pay, withdraw, contestsOf, stateOf, balanceOf, toldOf } = scene;
  useMediaFolder();

  beforeAll(() => scene.begin(['lin', 'mo', 'ai', 'wen', 'yu', 'lan']));
  beforeEach(() => {
    scene.beginAnew();
    setEnv({ demo: true, bankAccount: { name: '光场', bank: '某银行', number: '1' } });
  });
  afterEach(async () => {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  });

  const orderOf = async (id: string) => (await rowOf(id)).order_id ?? '';
  async function transferred(personId: string, id: string) {
    const orderId = await orderOf(id);
    await beginTransfer(as(personId), { orderId });
    const pictures = [new File([new Uint8Array(await plainPicture('white'))], 'slip.jpg')];
    await sendSlip(as(personId), { orderId, pictures });
    return orderId;
  }
  const decide = (orderId: string, isReceived: boolean) =>
    decideOnSlip(scene.asStaff(), { orderId, isReceived, reason: isReceived ? '' : '看不清' });

  test('a paid one gives its work free and its fee back, once', async () => {
    const before = await balanceOf('wallet', 'lin');
    const id = await entered('lin', await contest(4000), 4000);
    await pay('lin', id);
    expect(await withdraw('lin', id)).toMatchObject({ state: 'withdrawn', number: 1, isPaid: false });
    await withdraw('lin', id);
    expect([await contestsOf(id), await balanceOf('wallet', 'lin')]).toEqual([0, before]);
    expect(await stateOf(await orderOf(id))).toBe('refunded');
    // Who does it knows it.
    expect(await toldOf('lin')).toEqual(['submitted']);
  });

  test('an unpaid one closes its order; a draft, a stranger and the close are refused', async () => {
    const name = await contest(4000);
    const id = await entered('mo', name, 4000);
    await expect(withdraw('lin', id)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(withdraw('mo', await draft('mo', name))).rejects.toMatchObject({ code: 'Changed' });
    const close = noon + 7 * millisecondsInDay;
    await expect(withdraw('mo', id, { arrivedAt: close })).rejects.toMatchObject({ code: 'EntryClosed' });
    await withdraw('mo', id, { arrivedAt: close - 1 });
    expect(await stateOf(await orderOf(id))).toBe('canceled');
    expect(await rowOf(id)).toMatchObject({ state: 'withdrawn', reason: '' });
  });

  test('at the moment of its payment it is withdrawn, and what was paid comes back', async () => {
    const before = await balanceOf('wallet', 'ai');
    const name = await contest(900);
    for (let round = 0; round < 6; round += 1) {
      const id = await entered('ai', name, 900);
      const both = [() => withdraw('ai', id), () => pay('ai', id)];
      if (round % 2 === 1) both.reverse();
      const ends = await settled(both.map((act) => act()));
      expect([
        ['done', 'done'],
        ['OrderClosed', 'done'],
      ]).toContainEqual(ends.toSorted());
      expect(await rowOf(id)).toMatchObject({ state: 'withdrawn', is_paid: 0, holds_work: 0 });
    }
    expect(await balanceOf('wallet', 'ai')).toBe(before);
  });

  test('at the moment at which its order expires it has failed, or is withdrawn', async () => {
    const name = await contest(900);
    for (let round = 0; round < 4; round += 1) {
      const id = await entered('wen', name, 900);
      scene.pass(16 * millisecondsInMinute);
      const ends = await settled([withdraw('wen', id), expireOrder(scene.product(), await orderOf(id))]);
      expect(ends).toEqual(['done', 'done']);
      expect((await rowOf(id)).state).toBe('withdrawn');
    }
  });

  describe('a fee that is transferred', () => {
    test('is pending payment until staff have confirmed it', async () => {
      const id = await entered('yu', await contest(5000), 5000);
      const orderId = await transferred('yu', id);
      expect((await getOwnEntry(as('yu'), { id })).state).toBe('pendingPayment');
      await decide(orderId, true);
      expect(await rowOf(id)).toMatchObject({ state: 'submitted', is_paid: 1 });
      expect((await toldOf('yu')).at(-1)).toBe('paid');
    });

    test('goes back where it is found after the entry was withdrawn', async () => {
      const id = await entered('yu', await contest(5000), 5000);
      const orderId = await transferred('yu', id);
      await withdraw('yu', id);
      expect(await stateOf(orderId)).toBe('paid_pending_review');
      await decide(orderId, true);
      expect(await scene.refundsOf(orderId)).toMatchObject([{ amount_fen: 5000, state: 'stuck' }]);
    });

    test('is asked for no more where its slip is refused after that', async () => {
      const id = await entered('yu', await contest(5000), 5000);
      const orderId = await transferred('yu', id);
      await withdraw('yu', id);
      await decide(orderId, false);
      expect(await stateOf(orderId)).toBe('canceled');
    });

    test('whose slip is refused may be transferred again', async () => {
      const id = await entered('yu', await contest(5000), 5000);
      const orderId = await transferred('yu', id);
      await decide(orderId, false);
      expect([await stateOf(orderId), (await rowOf(id)).state]).toEqual(['pending', 'unpaid']);
    });
  });

  test('that staff refund whole it is withdrawn; a part changes nothing', async () => {
    const id = await entered('lan', await contest(1000), 1000);
    await pay('lan', id);
    const orderId = await orderOf(id);
    const asked = { orderId, goal: 'wallet', reason: '善意' } as const;
    await refundOrder(scene.asStaff(), { ...asked, amountFen: 400, clientId: '0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01' });
    expect((await rowOf(id)).state).toBe('submitted');
    await refundOrder(scene.asStaff(), { ...asked, amountFen: 600, clientId: '1d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01' });
    expect(await rowOf(id)).toMatchObject({ state: 'withdrawn', is_paid: 0, holds_work: 0 });
    expect((await toldOf('lan')).at(-1)).toBe('withdrawn');
    // Free again, it enters anew.
    const again = await draft('lan', (await rowOf(id)).activity_id, { workId: (await rowOf(id)).work_id ?? '' });
    await send('lan', again, { feeFen: 1000 });
  });
});
