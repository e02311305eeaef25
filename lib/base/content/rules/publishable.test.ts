import type { ContentBlock } from '../contract';
import { missingParts } from './publishable';

const text = (title: string, body: string) => ({ title, description: '', body });
const none = text('', '');

test.each([
  ['nothing at all', none, none, ['zh.title', 'zh.body']],
  ['no words in the body', text('关于', '<p><br /></p>'), none, ['zh.body']],
  ['no title', text('', '<p>光</p>'), none, ['zh.title']],
  ['a translated title without a text', text('关于', '<p>光</p>'), text('About', '<p></p>'), ['en.body']],
  ['a translation without a title', text('关于', '<p>光</p>'), text('', '<p>Light</p>'), []],
  ['a picture alone', text('关于', '<img src="/media/a.jpg" />'), none, []],
  ['both languages', text('关于', '<p>光</p>'), text('About', '<p>Light</p>'), []],
])('%s', (_, zh, en, fields) => {
  expect(missingParts({ kind: 'text', zh, en, data: null }).map(({ field }) => field)).toEqual(fields);
});

const head: ContentBlock = {
  kind: 'head',
  id: 'a',
  title: { zh: '一', en: '' },
  subtitle: { zh: '', en: '' },
  picture: '',
};

test('a special needs a title and a block, and no body in any language', () => {
  const special = (zh: string, blocks: ContentBlock[]) =>
    missingParts({ kind: 'special', zh: text(zh, ''), en: text('Special', ''), data: { blocks } });
  expect(special('', [])).toEqual([
    { field: 'zh.title', rule: 'required' },
    { field: 'data.blocks', rule: 'required' },
  ]);
  expect(special('特别', [head])).toEqual([]);
});
