import { headBlock, inBoth, picturesBlock, textBlock, thingsBlock } from '@/test/blocks';
import { blockPictures } from './block-pictures';

test('the pictures of a page are those of its heads, walls, partners and texts, each once', () => {
  expect(
    blockPictures([
      headBlock('a', { picture: 'pages/1.jpg' }),
      headBlock('b'),
      picturesBlock('c', ['pages/2.jpg', 'pages/1.jpg', '']),
      thingsBlock('d', [{ kind: 'video', id: 'v1' }]),
      textBlock(
        'e',
        '<p>一<img alt="a" src="pages/3.jpg" width="10" /></p>',
        '<img src="/media/pages/4.jpg?f=gif" /><img src="pages/3.jpg" />',
      ),
      {
        ...{ kind: 'partners', id: 'f', title: inBoth('') },
        items: [
          { name: inBoth('灯塔'), url: '', picture: 'pages/5.jpg' },
          { name: inBoth('码头'), url: '', picture: '' },
        ],
      },
    ]),
  ).toEqual(['pages/1.jpg', 'pages/2.jpg', 'pages/3.jpg', 'pages/4.jpg', 'pages/5.jpg']);
});
