import { normalMarkup } from './normal-markup';

test.each([
  ['<p>a <b>b</b></p>', '<p>a\n  <strong>b</strong></p>'],
  ['<p><strong><em>x</em></strong></p>', '<p><em><strong>x</strong></em></p>'],
  ['<ul>\n <li>a<ul><li>b</li></ul></li>\n</ul>', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>'],
  ['a<h2>b</h2>', '<p>a</p><h2>b</h2>'],
  ['<div>a<p>b</p></div>', '<p>a</p><p>b</p>'],
  ['<p><span>a</span> <a rel="noopener">b</a></p>', '<p>a b</p>'],
  ['<p><a href="/x" rel="noopener">a</a></p>', '<p><a href="/x">a</a></p>'],
  ['<pre><code>a\n  b</code></pre>', '<pre>a\n  b</pre>'],
  ['<p>a<br /> b</p><p></p>', '<p>a<br>b </p>'],
  ['<img alt="" src="a.jpg" />', '<p><img src="a.jpg" alt=""></p>'],
])('%j and %j say the same', (one, other) => {
  expect(normalMarkup(one)).toBe(normalMarkup(other));
});

test.each([
  ['<p>a</p>', '<p>b</p>'],
  ['<p>a b</p>', '<p>ab</p>'],
  ['<p>a</p><p>b</p>', '<p>ab</p>'],
  ['<h1>a</h1>', '<p>a</p>'],
  ['<h2>a</h2>', '<h3>a</h3>'],
  ['<p lang="en">a</p>', '<p>a</p>'],
  ['<p>a<sup>2</sup></p>', '<p>a2</p>'],
  ['<p><span lang="en">a</span></p>', '<p>a</p>'],
  ['<p><a href="/x">a</a></p>', '<p><a href="/y">a</a></p>'],
  ['<p><a href="/x" target="_blank">a</a></p>', '<p><a href="/x">a</a></p>'],
  ['<p><img src="a.jpg" alt="x"></p>', '<p><img src="a.jpg"></p>'],
  ['<ol start="3"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ['<ul><li>a</li></ul>', '<ol><li>a</li></ol>'],
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', '<p>a</p>'],
  ['<figure><img src="a.jpg"><figcaption>a</figcaption></figure>', '<p><img src="a.jpg"></p><p>a</p>'],
  ['<pre>a  b</pre>', '<pre>a b</pre>'],
  ['<p>{&lt;b&gt;}a</p>', '<p><b>a</b></p>'],
])('%j and %j do not', (one, other) => {
  expect(normalMarkup(one)).not.toBe(normalMarkup(other));
});
