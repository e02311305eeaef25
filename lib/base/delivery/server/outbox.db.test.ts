import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { until, useJobNodes } from '@/test/job-nodes';
import { clearOutbox } from './clear-outbox';
import { findOutbox } from './find-outbox';
import { outbox } from './outbox';
import type { CodeMessage } from './sender';

const hour = 3_600_000;
const message: CodeMessage = {
  channel: 'phone',
  address: '+8613800138000',
  kind: 'code',
  code: '000001',
  minutes: 10,
  language: 'zh',
};

describeOnBothEngines('the outbox', (database) => {
  const nodes = useJobNodes(database);

  beforeEach(() => database().db.transaction((tx) => tx.deleteFrom('delivery_outbox').execute()));

  const put = (code: string, at: number) =>
    outbox.send(testContext(database().db, { now: () => at }), { ...message, code });
  const codes = async () =>
    (await findOutbox(testContext(database().db), {}, { demo: true })).map((shown) => shown.code);

  test('is not found on a site that is no demonstration, whatever is in it', async () => {
    await put('000001', noon);
    await expect(findOutbox(testContext(database().db), {}, { demo: false })).rejects.toMatchObject({
      code: 'NotFound',
    });
  });

  test('shows the latest twenty, the newest first', async () => {
    const sent = Array.from({ length: 25 }, (_, index) => String(index).padStart(6, '0'));
    await Promise.all(sent.map((code, index) => put(code, noon + index)));
    expect(await codes()).toEqual(sent.toReversed().slice(0, 20));
  });

  test('keeps a message for a day', async () => {
    const { clock, first, second, start, statesOf } = nodes();
    await put('000001', noon - 24 * hour - 1);
    await put('000002', noon - 24 * hour);
    await put('000003', noon);
    start(first, [clearOutbox]);
    start(second, [clearOutbox]);
    await until(async () => (await statesOf(clearOutbox.kind)).join() === 'done');
    expect(await codes()).toEqual(['000003', '000002']);
    clock.now += hour;
    await until(async () => (await statesOf(clearOutbox.kind)).join() === 'done,done');
    expect(await codes()).toEqual(['000003']);
  });
});
