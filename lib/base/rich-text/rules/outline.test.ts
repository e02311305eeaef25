import { outline } from './outline';

test('chapters are numbered under their prefix, and every heading goes one level down', () => {
  const { html, chapters } = outline('<h1>0</h1><h2 lang="en">Your account</h2><p>…</p><h2>内容</h2><h4>x</h4>', 'a');
  expect(html).toBe('<h2>0</h2><h3 id="a-1" lang="en">Your account</h3><p>…</p><h3 id="a-2">内容</h3><h5>x</h5>');
  expect(chapters).toEqual([
    { id: 'a-1', title: 'Your account' },
    { id: 'a-2', title: '内容' },
  ]);
});

test.each([
  ['<h2>A &amp; B &lt;c&gt; &quot;d&quot;</h2>', 'A & B <c> "d"'],
  ['<h2><strong>一、</strong><a href="/x" rel="noopener">账号</a></h2>', '一、账号'],
  ['<h2>one<br />\ntwo</h2>', 'one two'],
  ['<h2>&amp;lt;</h2>', '&lt;'],
])('the title of %s is its text', (html, title) => {
  expect(outline(html, 'a').chapters).toEqual([{ id: 'a-1', title }]);
});

test.each(['<p>no headings</p>', '', '<hr /><p>&lt;h2&gt;written&lt;/h2&gt;</p>'])('%s stays as it is', (html) => {
  expect(outline(html, 'a')).toEqual({ html, chapters: [] });
});

test('a heading without words is no chapter', () => {
  const html = '<h2><img src="/media/a.jpg" /></h2>';
  expect(outline(html, 'a')).toEqual({ html: '<h3><img src="/media/a.jpg" /></h3>', chapters: [] });
});

test('under the title of the page only a second title goes down', () => {
  const { html, chapters } = outline('<h1>0</h1><h2>一</h2><h3>二</h3>', 'a', 'h1');
  expect(html).toBe('<h2>0</h2><h2 id="a-1">一</h2><h3>二</h3>');
  expect(chapters).toEqual([{ id: 'a-1', title: '一' }]);
});
