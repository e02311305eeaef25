import { millisecondsInDay } from 'date-fns/constants';
import { mediaStorage } from '@/lib/base/media/port';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { orderScene } from '@/test/orders';
import { plainPicture } from '@/test/pictures';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { expireOrder } from './check-payment';
import { getMoneyOfOrder } from './staff-money';
import { beginTransfer, decideOnSlip, readSlip, sendSlip } from './transfer';

describeOnBothEngines('a bank transfer', (database) => {
  const scene = orderScene(database);
  const { as, asStaff, order, stateOf, rowOf, stepsOf, sumOf, goOn, pass } = scene;
  useMediaFolder();

  beforeAll(scene.begin);
  beforeEach(() => {
    scene.beginAnew();
    setEnv({ demo: true, bankAccount: { name: '光场', bank: '某银行', number: '1' } });
  });
  afterAll(async () => expect(await scene.faults()).toEqual([]));

  const begin = (orderId: string, personId = 'buyer') => beginTransfer(as(personId), { orderId });
  const send = async (orderId: string, personId = 'buyer') => {
    const pictures = [new File([new Uint8Array(await plainPicture('white'))], 'slip.jpg')];
    return sendSlip(as(personId), { orderId, pictures });
  };
  const decide = (orderId: string, isReceived: boolean, reason = '') =>
    decideOnSlip(asStaff(), { orderId, isReceived, reason });
  const pending = async (personId = 'buyer') => {
    const id = await order(90_000, { kind: 'membership', personId });
    await begin(id, personId);
    return id;
  };
  const sent = async (personId = 'buyer') => {
    const id = await pending(personId);
    await send(id, personId);
    return id;
  };

  test('has three working days, and waits for staff once its slip is sent', async () => {
    const id = await order(90_000, { kind: 'membership' });
    await expect(send(id)).rejects.toMatchObject({ code: 'OrderClosed' });
    await begin(id);
    // Its time was over when the expiry began, and is not any more.
    await expireOrder(scene.product(), id);
    pass(2 * millisecondsInDay);
    await goOn();
    expect(await stateOf(id)).toBe('pending');
    expect(await send(id)).toEqual({ state: 'paid_pending_review' });
    pass(30 * millisecondsInDay);
    await goOn();
    expect(await stateOf(id)).toBe('paid_pending_review');
    const late = await pending();
    pass(30 * millisecondsInDay);
    await goOn();
    expect(await stateOf(late)).toBe('canceled');
    await expect(begin(late)).rejects.toMatchObject({ code: 'OrderClosed' });
  });

  test('is decided on once by several at once, and booked with the order', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [id, before] = [await sent(), await sumOf('bank')];
      const ends = await settled([decide(id, true), decide(id, false, '未到账'), decide(id, true)]);
      expect(ends.toSorted()).toEqual(['Changed', 'Changed', 'done']);
      const isPaid = (await stateOf(id)) === 'paid';
      expect((await sumOf('bank')) - before).toBe(isPaid ? -90_000 : 0);
      expect(await stepsOf(id)).toEqual(['placed', 'transferBegun', 'slipSent', isPaid ? 'paid' : 'slipRefused']);
    }
  });

  test('that is refused may be sent again within three working days', async () => {
    const id = await sent();
    await expect(decide(id, false)).rejects.toMatchObject({ code: '400' });
    await decide(id, false, '未到账');
    expect(await rowOf(id)).toMatchObject({ state: 'pending', way: 'offline' });
    await send(id);
    await decide(id, true);
    expect(await rowOf(id)).toMatchObject({ state: 'paid', way: 'offline' });
    await expect(send(id)).rejects.toMatchObject({ code: 'OrderClosed' });
  });

  test('is nobody’s but the buyer’s to begin, and nobody decides on their own', async () => {
    const id = await order(90_000, { kind: 'membership' });
    for (const call of [begin, send]) await expect(call(id, 'other')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(begin(await order())).rejects.toMatchObject({ code: 'NotConfigured' });
    await expect(decide(await sent('sam'), true)).rejects.toMatchObject({ code: 'Forbidden' });
    const asked = { orderId: id, isReceived: true, reason: '' };
    await expect(decideOnSlip(as('buyer'), asked)).rejects.toMatchObject({ code: 'Forbidden' });
  });

  test('has a slip that staff alone see; one that is not kept leaves nothing', async () => {
    const id = await sent();
    const { slipPictures } = await getMoneyOfOrder(asStaff(), { orderId: id });
    const [slip = ''] = slipPictures;
    expect((await readSlip(asStaff(), { id: slip })).contentType).toBe('image/jpeg');
    const editor = as('editor', { caller: callerOf('editor', { staff: 'editor' }) });
    for (const reader of [as('buyer'), editor]) {
      await expect(readSlip(reader, { id: slip })).rejects.toMatchObject({ code: 'Forbidden' });
    }
    await decide(id, true);
    await expect(send(id)).rejects.toMatchObject({ code: 'OrderClosed' });
    const kept = [];
    for await (const key of mediaStorage().list('slips/')) kept.push(key);
    expect(kept).toHaveLength(1);
  });
});
