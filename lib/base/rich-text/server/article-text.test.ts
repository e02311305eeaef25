import fc from 'fast-check';
import { processorTime } from '@/test/processor-time';
import { sanitizeArticle } from '../port';

test.each([
  '<h2>一</h2><h3>二</h3><p>光 <strong>影</strong><br><em>a</em><u>b</u><s>c</s><code>d</code></p><hr>',
  '<ul><li><p>一</p><ol start="3"><li><p>二</p></li></ol></li><li><p></p></li></ul>',
  '<blockquote><p>a</p><p>b</p></blockquote><pre><code>a &lt; b\n  c</code></pre><p></p><p>d</p>',
  '<figure><img src="articles/1/a.jpg" alt="光" width="800" height="600"><figcaption>图</figcaption></figure>',
  '<figure><img src="articles/1/a.gif" alt=""></figure><figure data-work="w_1-2"></figure>',
  '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener nofollow ugc">x</a> <strong><em>y</em></strong></p>',
  '<p><a href="/a#b" rel="noopener">x</a><a href="mailto:a@example.org" rel="noopener">y</a></p>',
])('%s stays', (html) => {
  expect(sanitizeArticle(html)).toBe(html);
});

test.each([
  ['<h1>a</h1><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
  [
    '<p><b>a</b><i>b</i><del>c</del><ins>d</ins><sup>2</sup><span lang="en">e</span></p>',
    '<p><strong>a</strong><em>b</em><s>c</s><u>d</u>2e</p>',
  ],
  ['a<div>b</div>c<br>d', '<p>a</p><p>b</p><p>c<br>d</p>'],
  ['<strong>a<p>b</p></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
  ['<strong>a<strong>b</strong></strong><strong>c</strong>', '<p><strong>abc</strong></p>'],
  ['<s>a<strong>b</strong></s>', '<p><s>a<strong>b</strong></s></p>'],
  ['<p>a<ul><li>b<li>c</ul>d', '<p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul><p>d</p>'],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>'],
  ['<ul></ul><blockquote> </blockquote><li>a</li>', '<p>a</p>'],
  ['<ul>a</ul><ol><li><h2>b</h2></li></ol>', '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>'],
  [
    '<ol start="0"><li>a</li></ol><ol start="1"><li>b</li></ol><ol start="x"><li>c</li></ol>',
    '<ol><li><p>a</p></li></ol><ol><li><p>b</p></li></ol><ol><li><p>c</p></li></ol>',
  ],
  ['<pre>a<strong>b</strong><br>c</pre>', '<pre><code>ab\nc</code></pre>'],
  ['<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
  [
    '<blockquote>a<figure data-work="1"></figure>b</blockquote>',
    '<blockquote><p>a</p></blockquote><figure data-work="1"></figure><p>b</p>',
  ],
  ['<p>a<img src="a/b.jpg" onload="x()">b</p>', '<p>a</p><figure><img src="a/b.jpg" alt=""></figure><p>b</p>'],
  [
    '<figure><img src="a/b.jpg" alt="&quot;&lt;" width="1e9" height="-1"><figcaption>a <b>b</b>&amp;</figcaption></figure>',
    '<figure><img src="a/b.jpg" alt="&quot;&lt;"><figcaption>a b &amp;</figcaption></figure>',
  ],
  [
    '<figure><blockquote>a</blockquote><figcaption>b</figcaption></figure>',
    '<blockquote><p>a</p></blockquote><p>b</p>',
  ],
  ['<figure data-work="1/2">a</figure><figure data-work="">b</figure>', '<p>a</p><p>b</p>'],
  [`<figure data-work="${'a'.repeat(65)}"></figure>`, ''],
  ['<p style="x" class="y" id="z" onclick="a()" lang="en">a</p>', '<p>a</p>'],
  ['<p>a<script>b()</script><style>c</style><iframe src="x"></iframe><svg onload=d()><p>e</p></svg></p>', '<p>a</p>'],
])('%s becomes %s', (html, clean) => {
  expect(sanitizeArticle(html)).toBe(clean);
});

test.each([
  'javascript:a()',
  ' java\nscript:a()',
  'data:text/html,x',
  '//evil.example',
  'tel:1',
  '#a',
  'ftp://a.example',
  'a',
  '',
])('a link to %j is only its text', (href) => {
  expect(sanitizeArticle(`<p><a href="${href}" target="_blank">a</a></p>`)).toBe('<p>a</p>');
});

test.each([
  '/media/a/b.jpg',
  'https://a.example/b.jpg',
  '//a/b.jpg',
  'a/../b.jpg',
  'a/.b',
  'b.jpg',
  'data:image/png;base64,AA',
  'a/b.jpg?f=gif',
  `a/${'b'.repeat(101)}`,
  '',
])('a picture from %j is left out', (source) => {
  expect(sanitizeArticle(`<figure><img src="${source}" alt="x"></figure><p>a</p>`)).toBe('<p>a</p>');
});

const piece = fc.constantFrom(
  ...['<p>', '</p>', '<h1>', '</h1>', '<b>', '</b>', '<em>', '<code>', '</code>', '<pre>', '</pre>', '<div>', '</div>'],
  ...[
    '<a href="',
    '<a href="/a">',
    '</a>',
    '<ul>',
    '</ul>',
    '<ol start="',
    '<ol>',
    '</ol>',
    '<li>',
    '</li>',
    '<br>',
    '<hr>',
  ],
  ...[
    '<blockquote>',
    '</blockquote>',
    '<figure>',
    '<figure data-work="1">',
    '</figure>',
    '<figcaption>',
    '</figcaption>',
  ],
  ...[
    '<img src="a/b.jpg">',
    '<img src="a/b.jpg" alt="',
    '<img src=x ',
    '<script>',
    '</script>',
    '<svg>',
    '<table>',
    '<td>',
  ],
  ...[
    '<!--',
    '-->',
    'onerror=',
    ' style="',
    'javascript:',
    '&lt;',
    '&nbsp;',
    '&#x6a;',
    '"',
    "'",
    '<',
    '>',
    '/',
    ' ',
    '\n',
    '光',
    'a',
  ],
);

test('whatever it is given, only what an article has is left, and stays so', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const clean = sanitizeArticle(pieces.join(''));
      expect(sanitizeArticle(clean)).toBe(clean);
      for (const [tag] of clean.matchAll(/<[^>]*>/g)) expect(tag).toMatch(allowed);
    }),
    { numRuns: 2000 },
  );
});

const allowed =
  /^<(?:\/?(?:p|h2|h3|pre|code|blockquote|ul|ol|li|strong|em|u|s|figure|figcaption)|\/a|br|hr|ol start="\d+"|a href="[^"]*" rel="[a-z ]+"|figure data-work="1"|img src="a\/b\.jpg" alt="[^"]*")>$/;

test.each([
  ['nested lists', '<ul><li>'.repeat(10_000)],
  ['nested lists with text', '<ul><li>a'.repeat(10_000)],
  ['nested lists that end', `${'<ul><li>'.repeat(10_000)}a${'</li></ul>'.repeat(10_000)}`],
  ['nested marks', '<b>a<i>'.repeat(10_000)],
  ['quotes and captions', '<blockquote><figcaption>a'.repeat(5000)],
  ['beginnings of tags', '<'.repeat(200_000)],
  ['beginnings of values', '<a href="'.repeat(20_000)],
  ['spaces', `<p>${' '.repeat(200_000)}</p>`],
])('%s without end cost no more than their length', (_, html) => {
  let clean = '';
  const cost = processorTime(() => {
    clean = sanitizeArticle(html);
  });
  expect(cost).toBeLessThan(3000);
  expect(sanitizeArticle(clean)).toBe(clean);
});

test('lists deeper than eight continue on the eighth', () => {
  const clean = sanitizeArticle(`${'<ul><li>a'.repeat(12)}${'</li></ul>'.repeat(12)}`);
  expect(clean.match(/<ul>/g)).toHaveLength(8);
  expect(clean.match(/<li><p>a<\/p>/g)).toHaveLength(12);
});
