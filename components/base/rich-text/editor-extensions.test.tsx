import { Editor } from '@tiptap/react';
import { normalMarkup } from '@/lib/base/rich-text/client/normal-markup';
import { bodyOf, canHold, pageExtensions } from './editor-extensions';

const editorOf = (content: string) => new Editor({ extensions: pageExtensions, content, injectCSS: false });
const written = (body: string) => {
  const editor = editorOf(body);
  const html = bodyOf(editor);
  editor.destroy();
  return html;
};
test.each([
  '<h2>a</h2><h3>b</h3><h4>c</h4>',
  '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <code>f</code> <a href="/x" target="_blank" rel="noopener">g</a></p>',
  '<p><a href="mailto:a@example.org" title="t" rel="noopener"><strong>a</strong> b</a></p>',
  '<ul><li>a<ol start="3"><li>b</li></ol></li></ul><blockquote>c</blockquote><hr /><pre><code>d\n  e</code></pre>',
  '<p>a<br />b</p><p></p><p>c</p>',
  '<p><img src="pages/a.jpg" alt="光" width="504" height="336" /></p>',
  '<p>a<img src="pages/b.jpg" alt="" />b</p>',
  '<img src="/media/pages/a.jpg" />',
  '<div>a</div><p><span>b</span></p>',
  '',
])('%j can be edited and stays what it is', (body) => {
  expect(canHold(body)).toBe(true);
  expect(normalMarkup(written(body))).toBe(normalMarkup(body));
});

test.each([
  '<table><tbody><tr><td>a</td></tr></tbody></table>',
  '<figure><img src="pages/a.jpg" /><figcaption>a</figcaption></figure>',
  '<h1>a</h1>',
  '<p lang="en">a</p>',
  '<p>a<sup>2</sup></p>',
  '<p><code><strong>a</strong></code></p>',
  '<p>a<script>b()</script></p>',
  '<p><img src="x" onerror="b()"></p>',
  '<p>a<img src="https://elsewhere.example/a.jpg" alt="" />b</p>',
])('%j would lose something', (body) => {
  expect(canHold(body)).toBe(false);
});

test('an empty text is saved as nothing, and so is the line after a picture or a quote', () => {
  expect(written('<p></p>')).toBe('');
  expect(written('<p> </p><p></p>')).toBe('');
  expect(written('<blockquote><p>a</p></blockquote>')).toBe('<blockquote><p>a</p></blockquote>');
  expect(written('<p><img src="pages/a.jpg"></p>')).toBe('<p><img src="pages/a.jpg"></p>');
});

test('a picture is shown from its media address, and stored by its key', () => {
  const editor = editorOf('<p><img src="pages/a.jpg" alt="光"></p>');
  const view = document.body.appendChild(document.createElement('div'));
  editor.mount(view);
  expect(view.querySelector('img[alt="光"]')).toHaveAttribute('src', '/media/pages/a.jpg');
  expect(bodyOf(editor)).toBe('<p><img src="pages/a.jpg" alt="光"></p>');
  editor.destroy();
});

test.each(['data:image/png;base64,AAAA', 'blob:x', 'javascript:alert(1)', 'file:///a.png', '//evil.example/a.png'])(
  'a picture from %s is left out',
  (source) => {
    expect(written(`<p>a<img src="${source}">b</p>`)).toBe('<p>ab</p>');
  },
);
