import { paragraphsOf } from './paragraphs';

const words = { picture: (alt: string) => `[${alt}]`, work: '[work]' };

test.each([
  ['', []],
  ['<h2>Night</h2><p>A <strong>quiet</strong> street.</p>', ['Night', 'A quiet street.']],
  ['<p>one<br>two</p><p></p>', ['one', 'two']],
  ['<p>spread\n  over lines</p><pre>a\n  b</pre>', ['spread over lines', 'a', 'b']],
  ['<ul><li>one<ul><li>two</li></ul></li><li><p>three</p></li></ul>', ['one', 'two', 'three']],
  ['<blockquote><p>said</p></blockquote>', ['said']],
  [
    '<figure><img src="articles/a/1.jpg" alt="A lamp"><figcaption>By night</figcaption></figure>',
    ['[A lamp]', 'By night'],
  ],
  ['<figure data-work="3209"></figure>', ['[work]']],
])('%s', (html, paragraphs) => {
  expect(paragraphsOf(html, words)).toEqual(paragraphs);
});
