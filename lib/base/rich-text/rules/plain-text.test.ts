import { isBlank, plainText } from './plain-text';

test.each([
  [
    '<h2>一、账号</h2><p>你可以<strong>注册</strong>。</p><ul><li>一</li><li>二</li></ul>',
    '一、账号 你可以注册。 一 二',
  ],
  ['<p>A &amp; B &lt;c&gt; &quot;d&quot;</p>', 'A & B <c> "d"'],
  ['one<br />two', 'one two'],
  ['<pre>p</pre>  ', 'p'],
  ['&amp;lt;', '&lt;'],
])('the words of %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});

test.each([
  ['', true],
  ['<p></p><p><br /></p>', true],
  ['<p> \u00a0</p>', true],
  ['<p>光</p>', false],
  ['<p><img src="/media/pages/a.jpg" /></p>', false],
])('%j shows nothing: %s', (html, blank) => {
  expect(isBlank(html)).toBe(blank);
});
