import { broadcastPhases } from '@/lib/live/broadcast/codes';
import { isOnSale } from './on-sale';

test('a broadcast is on sale until it is over', () => {
  expect(broadcastPhases.filter(isOnSale)).toEqual(['upcoming', 'late', 'live', 'interrupted']);
});
