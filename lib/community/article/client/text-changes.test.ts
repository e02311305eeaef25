import { type ChangedPart, textChanges } from './text-changes';

/** `-then-` and `+now+` in a line; `(2)` for paragraphs that are left out. */
const shown = (parts: readonly ChangedPart[]) =>
  parts.map((part) => {
    if ('unchanged' in part) return `(${part.unchanged})`;
    const signs = { same: '', gone: '-', new: '+' };
    return part.pieces.map(({ kind, text }) => signs[kind] + text + signs[kind]).join('');
  });

test.each<[string, string[], string[], string[]]>([
  ['nothing', ['one', 'two'], ['one', 'two'], ['(2)']],
  ['a word', ['The light is warm'], ['The light is cold'], ['The light is -warm-+cold+']],
  ['a new paragraph', ['one'], ['one', 'two'], ['one', '+two+']],
  ['a removed one', ['one', 'two'], ['two'], ['-one-', 'two']],
  ['everything', ['A quiet evening'], ['Nobody came'], ['-A quiet evening-', '+Nobody came+']],
  [
    'one cut in two',
    ['The light is warm. It stays.'],
    ['The light is warm.', 'It stays.'],
    ['The light is warm.- -', 'It stays.'],
  ],
  ['far apart', ['a', 'b', 'c', 'd', 'e', 'f g h'], ['a', 'b', 'c', 'd', 'e', 'f g i'], ['(4)', 'e', 'f g -h-+i+']],
])('%s', (_, former, present, parts) => {
  expect(shown(textChanges(former, present, 'en'))).toEqual(parts);
});

test('Chinese is compared by words, not by characters or sentences', () => {
  const parts = textChanges(['声音在夜里变得很长。'], ['声音在白天变得很长。'], 'zh');
  expect(shown(parts)).toEqual(['声音在-夜里-+白天+变得很长。']);
});

test('two long texts with nothing in common are told apart in reasonable time', () => {
  const text = (word: string) => [...Array(20_000).keys()].map((number) => `${word}${number}`).join(' ');
  expect(shown(textChanges([text('a')], [text('b')], 'en'))).toEqual([`-${text('a')}-`, `+${text('b')}+`]);
});
