import { judge } from './judge.mjs';
import { goodFiles, probes } from './probes.mjs';
import { checkUses } from './source-rules.mjs';

const allReported = probes.map(({ rule, file }) => ({ rule, file }));

test('accepts rules that report each probe alone', () => {
  expect(judge(allReported)).toEqual([]);
});

test('names a probe that no rule reports', () => {
  const [first, ...others] = allReported;
  expect(judge(others)).toEqual([`${first?.file} must be reported by ${first?.rule} alone, not by none`]);
});

test('names a probe that a second rule reports as well', () => {
  const [first] = allReported;
  expect(judge([...allReported, { rule: 'other', file: first?.file }])).toHaveLength(1);
});

test('names a good file that is reported', () => {
  const [file] = Object.keys(goodFiles);
  expect(judge([...allReported, { rule: 'pure', file }])).toEqual([`${file} keeps every rule but is reported by pure`]);
});

test('every rule has its probe, each in a file of its own', () => {
  const files = probes.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});

test.each([
  ['is sound', { low: { c: [], b: ['c'] }, high: { a: ['b'] } }, []],
  ['names a stranger', { low: { a: ['x'] } }, ['a uses x, which is not in the table']],
  ['has a slice twice', { low: { a: [] }, high: { a: [] } }, ['a is there twice']],
  ['leads upwards', { low: { b: ['a'] }, high: { a: [] } }, ['b uses a, which stands above it']],
  ['has a circle', { low: { a: ['b'], b: ['a'] } }, ['a uses itself by a detour', 'b uses itself by a detour']],
])('a table of uses that %s', (_, uses, expected) => {
  expect(checkUses(uses).map(({ detail }: { detail: string }) => detail)).toEqual(expected);
});
