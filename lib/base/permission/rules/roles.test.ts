import fc from 'fast-check';
import { actions, roles, staffRoles, verifications } from '../contract';
import { isAllowed } from './permissions';
import { type Facts, rolesOf } from './roles';

const visitor: Facts = {
  isLoggedIn: false,
  hasPhone: false,
  postingNeedsPhone: true,
  verification: 'none',
  isCreator: false,
  staff: null,
  inChannel: null,
  isOwner: false,
};
const user: Facts = { ...visitor, isLoggedIn: true };

test.each<[string, Partial<Facts>, string[]]>([
  ['nothing more', {}, []],
  ['a bound phone', { hasPhone: true }, ['phoneBound']],
  ['no phone where none is needed', { postingNeedsPhone: false }, ['phoneBound']],
  ['a published original', { isCreator: true }, ['creator']],
  ['a verified identity', { verification: 'individual' }, ['verifiedIndividual']],
  ['a verified company', { verification: 'company' }, ['verifiedCompany']],
  ['both identities', { verification: 'both' }, ['verifiedIndividual', 'verifiedCompany']],
  ['a place in the staff', { staff: 'editor' }, ['staff', 'editor']],
  ['membership of the channel', { inChannel: 'member' }, ['channelMember']],
  ['stardom in the channel', { inChannel: 'star' }, ['channelMember', 'channelStar']],
  ['the channel itself', { inChannel: 'host' }, ['channelMember', 'channelStar', 'channelHost']],
  ['the thing itself', { isOwner: true }, ['owner']],
])('a user with %s', (_, facts, added) => {
  expect(rolesOf({ ...user, ...facts })).toEqual(['visitor', 'user', ...added]);
});

const facts: { [Name in keyof Facts]: fc.Arbitrary<Facts[Name]> } = {
  isLoggedIn: fc.boolean(),
  hasPhone: fc.boolean(),
  postingNeedsPhone: fc.boolean(),
  verification: fc.constantFrom(...verifications),
  isCreator: fc.boolean(),
  staff: fc.constantFrom(null, ...staffRoles),
  inChannel: fc.constantFrom(null, 'member', 'star', 'host'),
  isOwner: fc.boolean(),
};
const anybody = fc.record(facts);
const rights = (one: Facts) => actions.filter((action) => isAllowed(action, rolesOf(one)));

test('whatever else is true of a visitor, they may browse and nothing more', () => {
  fc.assert(
    fc.property(anybody, (one) => {
      expect(rights({ ...one, isLoggedIn: false })).toEqual(['browse']);
    }),
  );
});

test('roles come in the order of the contract, none twice', () => {
  fc.assert(
    fc.property(anybody, (one) => {
      const held = rolesOf(one);
      expect(held).toEqual(roles.filter((role) => held.includes(role)));
    }),
  );
});

test('more facts never take rights away', () => {
  const more: ((one: Facts) => Facts)[] = [
    (one) => ({ ...one, isLoggedIn: true }),
    (one) => ({ ...one, hasPhone: true }),
    (one) => ({ ...one, postingNeedsPhone: false }),
    (one) => ({ ...one, verification: one.verification === 'none' ? 'individual' : 'both' }),
    (one) => ({ ...one, isCreator: true }),
    (one) => ({ ...one, staff: 'admin' as const }),
    (one) => ({ ...one, inChannel: one.inChannel === null ? 'member' : one.inChannel === 'member' ? 'star' : 'host' }),
    (one) => ({ ...one, isOwner: true }),
  ];
  fc.assert(
    fc.property(anybody, fc.constantFrom(...more), (one, add) => {
      expect(rights(add(one))).toEqual(expect.arrayContaining(rights(one)));
    }),
  );
});
