import { headBlock, inBoth, textBlock } from '@/test/blocks';
import type { ContentBlock, ContentDocument } from '../contract';
import { editedPage } from './edited-page';
import { sameAsKept } from './same-document';

const english = { title: '', description: '', body: '' };
const document = (title: string, body: string): ContentDocument => ({
  kind: 'text',
  zh: { title, description: '', body },
  en: english,
  data: null,
});
const kept = document('一', '<p>a<br />b</p>');

test.each([
  ['as it is kept', '一', '<p>a<br />b</p>', true],
  ['with spaces around it and HTML in the browser’s way', ' 一 ', '<p>a<br>b</p>', true],
  ['with another title', '二', '<p>a<br>b</p>', false],
  ['with another body', '一', '<p>a b</p>', false],
  ['with a title that cannot be kept', '一'.repeat(121), '<p>a<br>b</p>', false],
])('what is typed %s (%s, %s) is the same: %s', (_case, title, body, expected) => {
  expect(sameAsKept(kept, editedPage(document(title, body)))).toBe(expected);
});

test('blocks are the same with HTML in the browser’s way, and in their order only', () => {
  const special = (blocks: ContentBlock[]): ContentDocument => ({
    ...{ kind: 'special', zh: { title: '一', description: '', body: '' }, en: english },
    data: { blocks },
  });
  const saved = special([textBlock('a', '<p>a<br />b</p>'), headBlock('b', { title: inBoth('头') })]);
  const typed = [textBlock('a', '<p>a<br>b</p>'), headBlock('b', { title: inBoth('头 ') })];
  expect(sameAsKept(saved, editedPage(special(typed)))).toBe(true);
  expect(sameAsKept(saved, editedPage(special(typed.toReversed())))).toBe(false);
});
