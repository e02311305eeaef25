import { minutes } from './ceilings.mjs';

/**
 * The time of each step of a run beside its budget, as lines of a table: `{ name, passed, failed, retried?, seconds }`
 * of each. Exceeded budgets are marked; a step may have none.
 */
export function resultTable(results) {
  const total = {
    name: 'All',
    passed: add(results, 'passed'),
    failed: add(results, 'failed'),
    retried: add(results, 'retried'),
    seconds: add(results, 'seconds'),
  };
  const budget = results.reduce((sum, { name }) => sum + (minutes[name] ?? 0), 0);
  const rows = [...results.map((result) => rowOf(result, minutes[result.name])), rowOf(total, budget)];
  const head = ['Step', 'Tests', 'Second try', 'Failed', 'Minutes', 'Budget', ''];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

function rowOf({ name, passed, failed, retried = 0, seconds }, budget) {
  const took = seconds / 60;
  const isOver = budget !== undefined && took > budget;
  const counts = [passed + failed, retried, failed].map(String);
  return [name, ...counts, took.toFixed(1), budget === undefined ? '' : budget.toFixed(1), isOver ? 'over' : ''];
}

const add = (results, key) => results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
