import { agreedSides, caseStateOf } from './case-state';

test.each([
  [null, null, null, 'draft', []],
  [1, null, null, 'half', ['owner']],
  [null, 2, null, 'half', ['creator']],
  [1, 2, null, 'public', ['owner', 'creator']],
  [1, 2, 3, 'takenDown', ['owner', 'creator']],
  [null, null, 3, 'takenDown', []],
] as const)('agreed to at %s and %s, taken down at %s: %s', (owner, creator, down, state, agreed) => {
  const facts = { owner_agreed_at: owner, creator_agreed_at: creator, taken_down_at: down };
  expect([caseStateOf(facts), agreedSides(facts)]).toEqual([state, agreed]);
});
