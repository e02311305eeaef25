import { type Holder, type Holding, holdingLimits, isTooMuch } from './holdings';

const mo: Holder = {
  network: '203.0.113.7',
  mobile: '+8613800138000',
  email: 'mo@example.com',
  company: '光点 Studio',
};
const stranger: Holder = { network: '198.51.100.1', mobile: '+8613900139000', email: null, company: 'Other' };
const held = (weeks: number, like: Partial<Holder> = {}): Holding => ({ ...stranger, ...like, weeks });
const { network, named } = holdingLimits;

test.each<[string, number, Holding[], boolean]>([
  ['nothing is held', network, [], false],
  ['more than a network may hold', network + 1, [], true],
  ['others hold all they may', network, [held(network), held(named)], false],
  ['the network has room', 3, [held(network - 3, { network: mo.network })], false],
  ['the network has no room', 3, [held(4, { network: mo.network }), held(2, { network: mo.network })], true],
  ['the number has room', 3, [held(named - 3, { mobile: mo.mobile })], false],
  ['the number has no room', 4, [held(named - 3, { mobile: mo.mobile })], true],
  ['the e-mail address has no room', 1, [held(named, { email: mo.email })], true],
  ['the company has no room', 1, [held(named, { company: mo.company })], true],
  ['the company is written otherwise', 1, [held(named, { company: ' 光点·ＳＴＵＤＩＯ！' })], true],
  ['it is another company', 1, [held(named, { company: '光点 Studio 2' })], false],
  [
    'each is named by another one',
    1,
    [held(named - 1, { mobile: mo.mobile }), held(named - 1, { email: mo.email })],
    false,
  ],
])('%s: %d weeks', (_, weeks, all, tooMuch) => {
  expect(isTooMuch(mo, weeks, all)).toBe(tooMuch);
});

test('those who left no address, or whose network is not known, are not one', () => {
  const nobody = { ...mo, network: null, email: null };
  expect(isTooMuch(nobody, network, [held(named, { network: null })])).toBe(false);
});

test('who names another one in all that a network may hold leaves them a whole request', () => {
  expect(isTooMuch(mo, network, [held(network, { mobile: mo.mobile, email: mo.email, company: mo.company })])).toBe(
    false,
  );
});
