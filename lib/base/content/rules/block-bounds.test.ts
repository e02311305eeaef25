import { richTextLimits } from '@/lib/base/rich-text/codes';
import { picturesBlock, textBlock } from '@/test/blocks';
import { blockLimits } from '../codes';
import { type ContentBlock, contentBlocks } from '../contract';

const broken = (blocks: ContentBlock[]) =>
  contentBlocks.safeParse(blocks).error?.issues.map(({ path, message }) => [path.join('.'), message]);
const half = 'a'.repeat(richTextLimits.characters / 2);
const rows = (id: string, count: number): ContentBlock => ({
  ...{ kind: 'timetable', id, title: { zh: '', en: '' } },
  rows: Array.from({ length: count }, () => ({ time: '10:00', title: { zh: '', en: '' }, place: { zh: '', en: '' } })),
});

test('an id is that of one block', () => {
  expect(broken([textBlock('a', ''), textBlock('b', ''), textBlock('a', '')])).toEqual([['2.id', 'twice']]);
  expect(broken([textBlock('a b', '')])).toEqual([['0.id', 'id']]);
});

test('the texts of all blocks together are as long as one rich text', () => {
  expect(broken([textBlock('a', half), textBlock('b', '', half)])).toBeUndefined();
  expect(broken([textBlock('a', half), textBlock('b', 'b', half), textBlock('c', half)])).toEqual([
    ['1.en', 'tooLong'],
  ]);
});

test('and have as many tags', () => {
  const tags = '<br>'.repeat(richTextLimits.tags);
  expect(broken([textBlock('a', tags)])).toBeUndefined();
  expect(broken([textBlock('a', tags), textBlock('b', '', '<br>')])).toEqual([['1.en', 'tooLong']]);
});

test('all lists together are as long as a request takes', () => {
  const pictures = picturesBlock(
    'a',
    Array.from({ length: blockLimits.pictures }, (_, index) => `pages/${index}.jpg`),
  );
  const left = blockLimits.items - blockLimits.pictures;
  expect(broken([pictures, rows('b', 60), rows('c', left - 60)])).toBeUndefined();
  expect(broken([pictures, rows('b', 60), rows('c', left - 59)])).toEqual([['2.rows', 'tooMany']]);
  expect(broken([rows('a', blockLimits.rows + 1)])).toEqual([['0.rows', 'tooMany']]);
});

test('a page is below the values that a request may have, with half of them to spare for what is sent beside it', () => {
  const blocks = Array.from({ length: blockLimits.blocks - 2 }, (_, index) => textBlock(`t${index}`, ''));
  const largest = JSON.stringify([...blocks, rows('a', 50), rows('b', 50)]);
  expect(largest.split(',').length).toBeLessThan(700);
});
