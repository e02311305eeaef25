import { entryStates } from '../codes';
import { shownState } from './shown-state';

test('only an unpaid entry whose fee is transferred waits for that', () => {
  expect([shownState('unpaid', 'offline'), shownState('unpaid', 'wechat'), shownState('unpaid', null)]).toEqual([
    'pendingPayment',
    'unpaid',
    'unpaid',
  ]);
  const others = entryStates.filter((state) => state !== 'unpaid');
  expect(others.map((state) => shownState(state, 'offline'))).toEqual(others);
});
