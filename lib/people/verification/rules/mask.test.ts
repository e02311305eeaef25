import { endOfNumber, maskName } from './mask';

test.each([
  ['individual', '张三丰', '张*'],
  ['individual', 'Ada Lovelace', 'A*'],
  ['individual', '', ''],
  ['company', '上海光场文化有限公司', '上海****公司'],
  ['company', '光场', '光****'],
] as const)('the name of %s %s is shown as %s', (kind, name, masked) => expect(maskName(kind, name)).toBe(masked));

test.each([
  ['11010519491231002X', '002X'],
  ['12345678', '5678'],
  ['E123', ''],
])('of the number %s is shown %s', (number, end) => expect(endOfNumber(number)).toBe(end));
