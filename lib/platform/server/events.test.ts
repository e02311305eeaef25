import { testContext } from '@/test/context';
import type { Context } from './context';
import { Database, type Tx } from './db/database';
import { emitterOf, type Listeners } from './events';

const context: Context = testContext(Object.create(Database.prototype));
const tx = {} as Tx;
const gone = { personId: 'lin' };

test('an event reaches everybody who listens, in their order and in the same transaction', async () => {
  const heard: unknown[] = [];
  const listen = (name: string) => async (_context: Context, given: Tx, event: { personId: string }) => {
    await Promise.resolve();
    heard.push([name, given === tx, event]);
  };
  const handlers = { 'account.erased': [listen('first'), listen('second')] } as unknown as Listeners;
  await emitterOf([handlers])(context, tx, 'account.erased', gone);
  expect(heard).toEqual([
    ['first', true, gone],
    ['second', true, gone],
  ]);
});

test('one that throws stops it, so that the transaction is undone', async () => {
  const later = jest.fn();
  const failing = async () => {
    throw new Error('no');
  };
  const handlers = { 'account.erased': [failing, later] } as unknown as Listeners;
  await expect(emitterOf([handlers])(context, tx, 'account.erased', gone)).rejects.toThrow('no');
  expect(later).not.toHaveBeenCalled();
});
