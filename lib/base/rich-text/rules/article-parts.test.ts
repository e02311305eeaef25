import { isWithinLimits, pictureKeys, richTextLimits, type Segment, segments, workIds } from '../codes';

const work = (id: string) => `<figure data-work="${id}"></figure>`;
const picture = (key: string) => `<figure><img src="${key}" alt=""></figure>`;

test.each<[string, Segment[]]>([
  ['', []],
  ['<p>a</p>', [{ html: '<p>a</p>' }]],
  [work('1'), [{ work: '1' }]],
  [`<p>a</p>${work('x_-9')}<p>b</p>`, [{ html: '<p>a</p>' }, { work: 'x_-9' }, { html: '<p>b</p>' }]],
  [`${work('1')}${work('1')}`, [{ work: '1' }, { work: '1' }]],
  ['<p>&lt;figure data-work="1"&gt;</p>', [{ html: '<p>&lt;figure data-work="1"&gt;</p>' }]],
])('%s is cut at its works', (html, parts) => {
  expect(segments(html)).toEqual(parts);
});

test('works and pictures are each named once, in order', () => {
  const html = `${work('2')}${picture('articles/b.jpg')}${work('1')}${work('2')}${picture('articles/a.gif')}${picture('articles/b.jpg')}`;
  expect(workIds(html)).toEqual(['2', '1']);
  expect(pictureKeys(html)).toEqual(['articles/b.jpg', 'articles/a.gif']);
});

test.each([
  ['a'.repeat(richTextLimits.characters), true],
  ['a'.repeat(richTextLimits.characters + 1), false],
  ['<'.repeat(richTextLimits.tags), true],
  ['<'.repeat(richTextLimits.tags + 1), false],
])('%# is within the limits: %s', (html, expected) => {
  expect(isWithinLimits(html)).toBe(expected);
});
