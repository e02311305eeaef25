import { findByHand } from './find-by-hand';

const ticketOf = (name: string, mobileEnd: string) => ({
  ...{ id: name, name, mobileEnd, typeName: '', usedAt: null, usedDoor: '' },
});
const tickets = [ticketOf('李雷', '1234'), ticketOf('Li Lei', '9934'), ticketOf('韩梅梅', '5678')];
const found = (text: string) => findByHand(tickets, text).map(({ id }) => id);

test.each([
  [' 李', ['李雷']],
  ['LI', ['Li Lei']],
  ['34', ['李雷', 'Li Lei']],
  ['5678', ['韩梅梅']],
  ['567', []],
  ['  ', []],
])('%j finds %j', (text, ids) => expect(found(text)).toEqual(ids));

test('no more are found than a screen shows', () => {
  expect(findByHand(Array(1000).fill(ticketOf('李雷', '1234')), '李')).toHaveLength(30);
});
