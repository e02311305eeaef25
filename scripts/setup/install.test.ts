import { needsInstall } from './install.mjs';

test.each([
  ['a lock that is installed', { lockHash: 'a', installedHash: 'a', nodeIsThere: true }, false],
  ['another lock', { lockHash: 'b', installedHash: 'a', nodeIsThere: true }, true],
  ['nothing installed yet', { lockHash: 'a', installedHash: null, nodeIsThere: false }, true],
  ['an install that was broken off', { lockHash: 'a', installedHash: null, nodeIsThere: true }, true],
  ['a missing Node', { lockHash: 'a', installedHash: 'a', nodeIsThere: false }, true],
])('%s', (_, state, expected) => {
  expect(needsInstall(state)).toBe(expected);
});
