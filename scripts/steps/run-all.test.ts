import { Stop } from '../setup/stop.mjs';
import { runAll } from './run-all.mjs';

const step = (name: string, failed = 0) => ({
  name,
  run: jest.fn(async () => ({ passed: 1, failed, output: `what ${name} said` })),
});

let said: string[];
beforeEach(() => {
  said = [];
  for (const out of ['log', 'error'] as const)
    jest.spyOn(console, out).mockImplementation((...words: unknown[]) => {
      said.push(words.join(' '));
    });
});
afterEach(() => jest.restoreAllMocks());

test('stages run one after the other, and the last line counts all of them', async () => {
  const [one, two] = [step('one'), step('two')];
  expect(await runAll(async () => {}, [{ steps: [one] }, { steps: [two], lanes: 2 }])).toBe(0);
  expect(said.at(-1)).toBe('2 passed, 0 failed');
  expect(said.some((line) => line.startsWith('All'))).toBe(true);
});

test('no stage follows a failure', async () => {
  const [one, two] = [step('one', 2), step('two')];
  expect(await runAll(async () => {}, [{ steps: [one] }, { steps: [two] }])).toBe(1);
  expect(two.run).not.toHaveBeenCalled();
  expect(said.at(-1)).toBe('1 passed, 2 failed');
});

test('what cannot be prepared says its cure, and counts as a failure', async () => {
  const one = step('one');
  const prepare = async () => {
    throw new Stop('There is no browser: install one.');
  };
  expect(await runAll(prepare, [{ steps: [one] }])).toBe(1);
  expect(said).toContain('There is no browser: install one.');
  expect(one.run).not.toHaveBeenCalled();
  expect(said.at(-1)).toBe('0 passed, 1 failed');
});
