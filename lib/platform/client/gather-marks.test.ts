import { gatherMarks, gatherValues } from './gather-marks';

const marked = (...ids: string[]) => jest.fn(async (asked: string[]) => asked.filter((id) => ids.includes(id)));

test('what is asked in one turn goes in one call, each id once', async () => {
  const ask = marked('a', 'c');
  const isMarked = gatherMarks(ask);
  expect(await Promise.all(['a', 'b', 'c', 'a'].map(isMarked))).toEqual([true, false, true, true]);
  expect(ask.mock.calls).toEqual([[['a', 'b', 'c']]]);
});

test('what is asked later goes in a call of its own', async () => {
  const ask = marked('b');
  const isMarked = gatherMarks(ask);
  expect(await isMarked('a')).toBe(false);
  expect(await isMarked('b')).toBe(true);
  expect(ask.mock.calls).toEqual([[['a']], [['b']]]);
});

test('more than one call takes go in several', async () => {
  const ids = Array.from({ length: 230 }, (_, index) => `id ${index}`);
  const ask = marked(...ids);
  expect(await Promise.all(ids.map(gatherMarks(ask)))).toEqual(ids.map(() => true));
  expect(ask.mock.calls.map(([asked]) => asked.length)).toEqual([100, 100, 30]);
});

test('a call that fails fails for all who asked, and not for who asks after them', async () => {
  const ask = jest.fn<Promise<string[]>, [string[]]>().mockRejectedValueOnce(new Error('offline'));
  ask.mockResolvedValue(['a']);
  const isMarked = gatherMarks(ask);
  const answers = await Promise.allSettled(['a', 'b'].map(isMarked));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await isMarked('a')).toBe(true);
});

test('values come the same way; what an answer leaves out has none', async () => {
  const ask = jest.fn(
    async (_: string[]) =>
      new Map([
        ['a', 3],
        ['b', 0],
      ]),
  );
  expect(await Promise.all(['a', 'b', 'c'].map(gatherValues(ask)))).toEqual([3, 0, undefined]);
  expect(ask.mock.calls).toEqual([[['a', 'b', 'c']]]);
});
