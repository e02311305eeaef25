import { newVisitor } from '../../answers';
import { textsOf } from '../../app/found/read-html';
import { languages } from './words';

const { ask } = newVisitor();
/** Number of ranks; for creators all of the demonstration. */
const sizes = { week: [10, 10], month: [20, 20], all: [100, 100], creators: [10, 100] } as const;

test.each(
  languages.flatMap((language) =>
    (Object.keys(sizes) as (keyof typeof sizes)[]).map((step) => ({ ...language, step })),
  ),
)('$name: the board $step has its places, and says how they come about', async ({ prefix, words, step }) => {
  const { status, text } = await ask(`${prefix}/hotList/${step}`);
  expect(status).toBe(200);
  expect(textsOf(text, 'h1')).toEqual([words.steps[step].heading]);
  const [least, most] = sizes[step];
  const places = text.match(/<article/g)?.length ?? 0;
  expect(places >= least && places <= most).toBe(true);
  // It opens without a script.
  const [rule] = textsOf(text, 'details');
  expect(rule).toContain(words.rule.open);
  expect(rule).toContain(words.rule.likes);
});

test.each(['', '/en'])(
  'there is no other board, and the bare address leads to the first one, at "%s"',
  async (prefix) => {
    expect((await ask(`${prefix}/hotList/year`)).status).toBe(404);
    const { status, headers } = await ask(`${prefix}/hotList`);
    expect([status, headers.location]).toEqual([307, `${prefix}/hotList/week`]);
  },
);
