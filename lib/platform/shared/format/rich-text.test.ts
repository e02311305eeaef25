import fc from 'fast-check';
import { processorTime } from '@/test/processor-time';
import { richTextWithGifs } from './rich-text';

beforeEach(() => {
  process.env.NEXT_PUBLIC_IMAGE_HOST = 'https://img.example.com';
});

test.each([
  ['<img src="/media/a.jpg">', '<img src="/media/a.jpg?f=gif">'],
  ['<p>1 < 2<IMG SRC="/media/a.jpg"/></p>', '<p>1 < 2<IMG SRC="/media/a.jpg?f=gif"/></p>'],
  ["<img\n src = '/media/a.jpg' />", "<img\n src = '/media/a.jpg?f=gif' />"],
  ['<img src=/media/a.jpg alt=x>', '<img src="/media/a.jpg?f=gif" alt=x>'],
  ['<img src="/media/a.jpg?w=504&amp;h=336">', '<img src="/media/a.jpg?w=504&amp;h=336&amp;f=gif">'],
  ['<img src="/media/a.jpg?f=jpg&w=504#x">', '<img src="/media/a.jpg?f=gif&amp;w=504#x">'],
  ['<img src="works/第 1.jpg">', '<img src="https://img.example.com/works/%E7%AC%AC%201.jpg?f=gif">'],
  ['<img src="https://img.example.com/a.png">', '<img src="https://img.example.com/a.png?f=gif">'],
  ['<img src="http://img.example.com/a.png">', '<img src="http://img.example.com/a.png?f=gif">'],
  ['<img src="//img.example.com/a.png">', '<img src="//img.example.com/a.png?f=gif">'],
  [
    '<img alt="a > b src=/media/x.jpg" data-src="/media/y.jpg" src="/media/a.jpg" srcset="/media/z.jpg 2x">',
    '<img alt="a > b src=/media/x.jpg" data-src="/media/y.jpg" src="/media/a.jpg?f=gif" srcset="/media/z.jpg 2x">',
  ],
  ['<img src="/media/a.jpg" src="/media/b.jpg">', '<img src="/media/a.jpg?f=gif" src="/media/b.jpg">'],
  ['<img hidden src="/media/a.jpg">', '<img hidden src="/media/a.jpg?f=gif">'],
])('%s becomes %s', (html, rewritten) => {
  expect(richTextWithGifs(html)).toBe(rewritten);
  expect(richTextWithGifs(rewritten)).toBe(rewritten);
});

test.each([
  '',
  'no picture, 1 < 2 & "quotes"',
  '<img>',
  '<img src>',
  '<img src src="/media/a.jpg">',
  '<img src="">',
  '<img src="#x">',
  '<img src="https://a.example/media/a.jpg">',
  '<img src="https://img.example.com.evil.example/a.jpg">',
  '<img src="//a.example/a.jpg">',
  '<img src="data:image/gif;base64,R0lGOD">',
  '<img src="cid:a">',
  '<img src="/fallback/picture.svg">',
  '<img data-src="/media/a.jpg">',
  '<imgs src="/media/a.jpg">',
  '<image src="/media/a.jpg">',
  '<video src="/media/a.mp4"></video>',
  '<a href="/media/a.jpg">src="/media/a.jpg"</a>',
  '<img alt="<img src=/media/a.jpg">',
])('%s stays', (html) => {
  expect(richTextWithGifs(html)).toBe(html);
});

test('changes nothing but one source per picture, and nothing the second time', () => {
  const piece = fc.constantFrom(
    '<img ',
    '<IMG',
    ' src',
    '=',
    '"',
    "'",
    '>',
    '/>',
    '<',
    ' ',
    '\n',
    '/media/a.jpg',
    'works/b.png',
    '?w=1&amp;h=2',
    '#',
    'alt',
    'https://a.example/c.gif',
    '<p>',
    '光',
    '&',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = pieces.join('');
      const rewritten = richTextWithGifs(html);
      expect(richTextWithGifs(rewritten)).toBe(rewritten);
      if (!/<img/i.test(html)) expect(rewritten).toBe(html);
    }),
    { numRuns: 5000 },
  );
});

test.each(['<img ', '<img a', '<img src="', '<img a=\'<img b="', '"<img \'"\'<img "\''])(
  'a long text of broken %j is read in no time',
  (piece) => {
    expectQuick(piece.repeat(50_000));
  },
);

test.each(['a', ' ', 'a ', 'a=', 'a="" ', "''", '/'])(
  'a picture with a long tail of %j is read in no time',
  (piece) => {
    expectQuick(`<img ${piece.repeat(100_000)}>`);
    expectQuick(`<img ${piece.repeat(100_000)}`);
  },
);

function expectQuick(html: string) {
  expect(processorTime(() => richTextWithGifs(html))).toBeLessThan(3000);
}
