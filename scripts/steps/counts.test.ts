import { closingLine, countJest, countPlaywright, sum } from './counts.mjs';

const report = {
  numPassedTests: 10,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

test.each([
  ['all pass', {}, { passed: 10, failed: 0 }],
  ['one fails', { numPassedTests: 9, numFailedTests: 1 }, { passed: 9, failed: 1 }],
  ['a file does not run', { numRuntimeErrorTestSuites: 2 }, { passed: 10, failed: 2 }],
  ['one is skipped', { numPassedTests: 9, numPendingTests: 1 }, { passed: 9, failed: 1 }],
  ['one is still to be written', { numTodoTests: 1 }, { passed: 10, failed: 1 }],
])('jest: %s', (_, changes, expected) => {
  expect(countJest({ ...report, ...changes })).toEqual(expected);
});

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

test.each([
  ['all pass', { stats }, { passed: 5, retried: 0, failed: 0 }],
  ['one fails', { stats: { ...stats, expected: 4, unexpected: 1 } }, { passed: 4, retried: 0, failed: 1 }],
  ['one fails once', { stats: { ...stats, expected: 4, flaky: 1 } }, { passed: 5, retried: 1, failed: 0 }],
  ['one is skipped', { stats: { ...stats, expected: 4, skipped: 1 } }, { passed: 4, retried: 0, failed: 1 }],
  [
    'the server does not start',
    { stats: { ...stats, expected: 0 }, errors: [{}] },
    { passed: 0, retried: 0, failed: 1 },
  ],
])('Playwright: %s', (_, played, expected) => {
  expect(countPlaywright(played)).toEqual(expected);
});

test('closes with the sum of all steps', () => {
  const results = [
    { passed: 1, failed: 0 },
    { passed: 652, failed: 2 },
  ];
  expect(sum(results)).toEqual({ passed: 653, failed: 2 });
  expect(closingLine(results)).toBe('653 passed, 2 failed');
  expect(closingLine([])).toBe('0 passed, 0 failed');
});
