import { runSteps } from './run-steps.mjs';

const step = (name: string, failed = 0) => ({
  name,
  run: async () => ({ passed: 1, failed, output: `what ${name} said\n` }),
});

async function run(steps: ReturnType<typeof step>[], options = {}) {
  const said: string[] = [];
  const results = await runSteps(steps, { ...options, say: (line: string) => said.push(line) });
  return { names: results.map(({ name }: { name: string }) => name), said };
}

test('runs the steps in their order and says how each went', async () => {
  const { names, said } = await run([step('one'), step('two')]);
  expect(names).toEqual(['one', 'two']);
  expect(said).toEqual([
    expect.stringMatching(/^✓ one: 1 passed, 0 failed, \d+\.\d s$/),
    expect.stringMatching(/^✓ two: 1 passed, 0 failed, \d+\.\d s$/),
  ]);
});

test('repeats what a failed step said, and goes on', async () => {
  const { names, said } = await run([step('one', 2), step('two')]);
  expect(names).toEqual(['one', 'two']);
  expect(said.slice(0, 2)).toEqual(['what one said', expect.stringMatching(/^✗ one: 1 passed, 2 failed/)]);
});

test('repeats what a step said that had to try a test twice', async () => {
  const said: string[] = [];
  const retrying = { name: 'one', run: async () => ({ passed: 2, failed: 0, retried: 1, output: 'one flaky\n' }) };
  await runSteps([retrying], { say: (line: string) => said.push(line) });
  expect(said).toEqual(['one flaky', expect.stringMatching(/^✓ one: 2 passed, 1 at a second try, 0 failed, /)]);
});

test('stops at the first failure when asked to, and keeps its result', async () => {
  const { names } = await run([step('one'), step('two', 1), step('three')], { stopAtFailure: true });
  expect(names).toEqual(['one', 'two']);
});

test('runs as many steps at a time as there are lanes', async () => {
  let running = 0;
  let most = 0;
  const busy = (name: string) => ({
    name,
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return { passed: 1, failed: 0, output: '' };
    },
  });
  const { names } = await run(['a', 'b', 'c', 'd'].map(busy), { lanes: 2 });
  expect(names.sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(most).toBe(2);
});
