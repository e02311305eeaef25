import { minutes } from './ceilings.mjs';
import { resultTable } from './table.mjs';

const [[name, budget] = ['', 0]] = Object.entries(minutes);

test('each step stands beside its budget, what is over it is marked, and all are added up', () => {
  const lines = resultTable([
    { name, passed: 10, failed: 0, retried: 1, seconds: budget * 60 + 60 },
    { name: 'Without a budget', passed: 2, failed: 3, seconds: 6 },
  ]);
  const cells = lines.map((line: string) => line.split(/ {2,}/));
  expect(cells).toEqual([
    ['Step', 'Tests', 'Second try', 'Failed', 'Minutes', 'Budget'],
    [name, '10', '1', '0', (budget + 1).toFixed(1), budget.toFixed(1), 'over'],
    ['Without a budget', '5', '0', '3', '0.1'],
    ['All', '15', '1', '3', (budget + 1.1).toFixed(1), budget.toFixed(1), 'over'],
  ]);
});

test('the columns stand below each other', () => {
  const lines = resultTable([{ name, passed: 12_345, failed: 0, seconds: 1 }]);
  const ends = lines.map((line: string) => /^.*?\d+(?= {2})|^Step +Tests/.exec(line)?.[0].length);
  expect(new Set(ends).size).toBe(1);
});
