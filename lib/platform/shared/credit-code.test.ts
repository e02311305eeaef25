import { isCreditCode } from './credit-code';

test.each([
  // Of well-known companies, as they publish them.
  ['9144030071526726XG', true],
  ['91330100799655058B', true],
  ['914403001922038216', true],
  ['9144030071526726XA', false],
  ['9144030071526762XG', false],
  ['9144030071526726X', false],
  ['9144030071526726XGG', false],
  ['9144030071526726xg', false],
  ['91I4030071526726XG', false],
  ['', false],
])('%s: %s', (code, isOne) => expect(isCreditCode(code)).toBe(isOne));
