import { processorTime } from '@/test/processor-time';
import { cleanPasted } from './clean-pasted';

const word = (level: number, sign: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`;

test.each([
  [
    'paragraphs, headings and emphasis of Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head><body lang=ZH-CN><!--StartFragment-->
<h1 style='mso-pagination:widow-orphan'><b><span lang=EN-US>1 </span>光的<span style='color:red'>现场</span></b><o:p></o:p></h1>
<p class=MsoNormal style='text-indent:21.0pt'><span style='font-size:12.0pt'>第一段，<b style='mso-bidi-font-weight:normal'>粗体</b>和<i>斜体</i>，一行
写到下一行。</span><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span lang=EN-US>Two words on
two lines.</span></p><!--EndFragment--></body></html>`,
    '<h2>1 光的现场</h2><p>第一段，<strong>粗体</strong>和<em>斜体</em>，一行写到下一行。</p><p>Two words on two lines.</p>',
  ],
  [
    'lists of Word',
    `<p>a</p>\n${word(1, '·', 'b')}\n${word(2, 'o', 'c')}\n${word(2, 'o', 'd')}\n${word(1, '·', 'e')}<p>f</p>${word(1, '3.', 'g', 'l1')}${word(1, '4.', 'h', 'l1')}`,
    '<p>a</p><ul><li><p>b</p><ul><li><p>c</p></li><li><p>d</p></li></ul></li><li><p>e</p></li></ul><p>f</p><ol start="3"><li><p>g</p></li><li><p>h</p></li></ol>',
  ],
  [
    'a list of Word that begins deep, changes its kind, and has unmarked signs',
    `<div>${word(3, '§', 'a')}${word(1, '一、', 'b')}<p style="mso-list:l2 level1 lfo3">2)&nbsp;&nbsp; c</p></div><p>d</p>`,
    '<ul><li><ul><li><ul><li><p>a</p></li></ul></li></ul></li></ul><ol><li><p>b</p></li><li><p>c</p></li></ol><p>d</p>',
  ],
  [
    "WeChat's editor",
    `<section data-tool="x" style="font-size:16px"><section style="text-align:center;font-weight:bold"><span style="color:rgb(0,0,0)">一、缘起</span></section><section><br></section><p style="line-height:2em">　　光，<span style="font-weight: 600;">很</span><span style="text-decoration: line-through;">少</span>。</p><section><section><p><img class="rich_pages" data-src="https://mmbiz.qpic.cn/a/640?wx_fmt=png" data-ratio="0.5" data-w="900"></p></section></section><blockquote class="js_blockquote_wrap"><section><p>引</p></section></blockquote><ul class="list-paddingleft-1"><li><p>一</p></li></ul><h3>二</h3><mp-common-profile></mp-common-profile></section>`,
    '<p><strong>一、缘起</strong></p><p>光，<strong>很</strong><s>少</s>。</p><blockquote><p>引</p></blockquote><ul><li><p>一</p></li></ul><h3>二</h3>',
  ],
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400;">T</span></h1><p dir="ltr"><span style="font-weight:700;font-style:italic">a</span><span style="font-weight:400">&nbsp;b </span><a href="https://example.org/?a=1&b=2" style="text-decoration:none"><span style="text-decoration:underline">c</span></a></p><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>d</span></p></li><ul><li aria-level="2"><p>e</p></li></ul></ul></b>`,
    '<h2>T</h2><p><strong><em>a</em></strong> b <a href="https://example.org/?a=1&amp;b=2">c</a></p><ul><li><p>d</p><ul><li><p>e</p></li></ul></li></ul>',
  ],
  [
    'a page',
    '<nav>n</nav><div>a <b>b</b><div>c</div>d<br>e</div><h5>f</h5><pre>g\n  <span class="k">&lt;h&gt;</span></pre><hr><dl><dt>i</dt><dd>j</dd></dl><p>k <code>l</code><sup>2</sup></p>',
    '<p>n</p><p>a <strong>b</strong></p><p>c</p><p>d<br>e</p><h3>f</h3><pre><code>g\n  &lt;h&gt;</code></pre><hr><p>i</p><p>j</p><p>k <code>l</code>2</p>',
  ],
  [
    'a table',
    '<table><caption>t</caption><tr><th>a</th> <th>b</th></tr><tr><td><p>c</p><p>d</p></td><td><b>e</b></td><td></td></tr></table><table><tr><td><h2>f</h2><p>g</p></td></tr></table>',
    '<p>t</p><p>a · b</p><p>c d · <strong>e</strong></p><h2>f</h2><p>g</p>',
  ],
  [
    'an article of ours',
    '<figure><img src="articles/a.jpg" alt="a &quot;b&quot;" width="8" height="6"><figcaption>c</figcaption></figure><figure data-work="w1"></figure><p>d</p><ol start="3"><li><p>e</p></li></ol>',
    '<figure><img src="articles/a.jpg" alt="a &quot;b&quot;" width="8" height="6"><figcaption>c</figcaption></figure><figure data-work="w1"></figure><p>d</p><ol start="3"><li><p>e</p></li></ol>',
  ],
  [
    'what could run',
    '<p onclick="a()">a<script>b()</script><img src=x onerror=c()><svg onload=d()><p>e</p></svg></p><a href="javascript:f()">g</a><iframe src="h"></iframe><p style="display:none">i</p><constructor>j</constructor>',
    '<p>a</p><p>e</p><p>gj</p>',
  ],
])('%s', (_, pasted, html) => {
  expect(cleanPasted(pasted).html).toBe(html);
});

test('pictures of other places are left out and counted, without those that only measure', () => {
  const pasted =
    '<p>a<img src="https://a.example/b.jpg"><img data-src="https://c.example"><img src="data:image/png;base64,AA"><img src="file:///d.png"><img src="/media/articles/e.jpg"><img src="https://f.example/g.gif" width="1" height="1"></p>';
  expect(cleanPasted(pasted)).toEqual({ html: '<p>a</p>', droppedPictures: 5 });
});

test('deeper lists than six continue on the sixth', () => {
  const { html } = cleanPasted(`${'<ul><li>a'.repeat(9)}${'</li></ul>'.repeat(9)}`);
  expect(html.match(/<ul>/g)).toHaveLength(6);
  expect(html.match(/<p>a<\/p>/g)).toHaveLength(9);
});

const long = (part: string) => part.repeat(Math.ceil(300_000 / part.length));

test.each([
  ['of Word', long(word(2, '·', '光'.repeat(40)))],
  [
    'of WeChat',
    long(`<section><section><span style="font-weight:bold;color:red">${'光'.repeat(40)}</span></section></section>`),
  ],
  ['of a table', `<table>${long('<tr><td>a</td><td><p>b</p></td></tr>')}</table>`],
])('300 kB %s cost little more than to parse them', (_, pasted) => {
  cleanPasted(pasted);
  const parsing = processorTime(() => new DOMParser().parseFromString(pasted, 'text/html'));
  expect(processorTime(() => cleanPasted(pasted)) / parsing).toBeLessThan(10);
});

test('as deep as a browser nests elements, it is only flattened', () => {
  const { html } = cleanPasted(`${'<ul><li>'.repeat(256)}a`);
  expect(html).toBe(
    '<ul><li><ul><li><ul><li><ul><li><ul><li><ul><li><p>a</p></li></ul></li></ul></li></ul></li></ul></li></ul></li></ul>',
  );
});
