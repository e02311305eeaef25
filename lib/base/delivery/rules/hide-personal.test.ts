import { hidePersonal, maskAddress } from './hide-personal';

test.each([
  ['550 5.1.1 <li.lei@example.org> no such user', '550 5.1.1 <…> no such user'],
  ['+8613800138000 invalid mobile number', '+… invalid mobile number'],
  ['the code 042917 cannot be sent', 'the code … cannot be sent'],
  ['触发分钟级流控Permits:1', '触发分钟级流控Permits:1'],
  ['connect ECONNREFUSED 127.0.0.1:2525', 'connect ECONNREFUSED 127.0.0.1:2525'],
])('%s is logged as %s', (text, logged) => {
  expect(hidePersonal(text)).toBe(logged);
});

test.each([
  ['+8613800138000', '…8000'],
  ['li.lei@example.org', 'l…@example.org'],
])('%s is seen as %s', (address, seen) => {
  expect(maskAddress(address)).toBe(seen);
});
