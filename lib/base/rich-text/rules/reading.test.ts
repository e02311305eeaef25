import { excerpt, readingMinutes, textLength } from '../codes';

test.each([
  ['', 0, 0],
  ['<p>光场是一个平台。</p>', 7, 0],
  ['<p>Light &amp; field, it’s state-of-the-art 3.5.</p>', 0, 5],
  ['<h2>用 Three.js 写</h2><p>第 2 步</p><pre><code>let a</code></pre>', 4, 4],
  ['<p>かな、한국</p>', 4, 0],
  ['<figure><img src="a/b.jpg" alt="not counted"><figcaption>图 one</figcaption></figure>', 1, 1],
])('%s has %d characters and %d words', (html, characters, words) => {
  expect(textLength(html)).toEqual({ characters, words });
});

test.each([
  ['', 1],
  [`<p>${'光'.repeat(400)}</p>`, 1],
  [`<p>${'光'.repeat(1000)}</p>`, 3],
  [`<p>${'word '.repeat(660)}</p>`, 3],
  [`<p>${'光'.repeat(600)}</p><p>${'word '.repeat(330)}</p>`, 3],
])('%# takes %d minutes', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});

test.each([
  ['<h2>一</h2><p>甲 <strong>乙</strong></p><figure><img src="a/b.jpg" alt=""></figure><p>丙</p>', 20, '甲 乙 丙'],
  ['<p></p><p>甲乙丙丁</p><p>戊</p>', 3, '甲乙…'],
  ['<h2>only a heading</h2>', 20, ''],
  ['<blockquote><p>A &lt;b&gt;</p></blockquote>', 20, 'A <b>'],
])('the beginning of %s in %d is %s', (html, most, text) => {
  expect(excerpt(html, most)).toBe(text);
});
