import { Gate } from './gate';

/** A task that ends on demand. */
function heldWork(running: string[], name: string) {
  let end: (error?: Error) => void = () => {};
  const work = () =>
    new Promise<string>((resolve, reject) => {
      running.push(name);
      end = (error) => {
        running.splice(running.indexOf(name), 1);
        if (error) reject(error);
        else resolve(name);
      };
    });
  return { work, end: (error?: Error) => end(error) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('lets so many run, the next ones wait in order, more are refused at once', async () => {
  const gate = new Gate({ parallel: 2, waiting: 2 });
  const running: string[] = [];
  const works = ['a', 'b', 'c', 'd'].map((name) => heldWork(running, name));
  const answers = works.map(({ work }) => gate.run(work));
  await expect(gate.run(async () => 'e')).rejects.toMatchObject({ code: 'Unavailable' });
  expect(running).toEqual(['a', 'b']);
  works[0]?.end();
  await settle();
  expect(running).toEqual(['b', 'c']);
  works[1]?.end();
  await settle();
  expect(running).toEqual(['c', 'd']);
  works[2]?.end();
  works[3]?.end();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
});

test('a work that fails gives its place on', async () => {
  const gate = new Gate({ parallel: 1, waiting: 1 });
  const running: string[] = [];
  const broken = heldWork(running, 'broken');
  const first = gate.run(broken.work);
  const second = gate.run(async () => 'second');
  broken.end(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('second');
  expect(await gate.run(async () => 'third')).toBe('third');
});
