import { markInHtml } from './mark-in-html';

test.each([
  ['<p>no word</p>', '<p>no word</p>'],
  ['<p>去赌博吧</p>', '<p>去<mark>赌博</mark>吧</p>'],
  ['<p>去<strong>赌</strong>博吧</p>', '<p>去<strong><mark>赌</mark></strong><mark>博</mark>吧</p>'],
  ['<p>赌</p><p>博</p>', '<p>赌</p><p>博</p>'],
  ['<ul><li><p>赌 博</p></li></ul>', '<ul><li><p><mark>赌 博</mark></p></li></ul>'],
  ['<p>1 &lt; 2，赌博</p>', '<p>1 &lt; 2，<mark>赌博</mark></p>'],
])('%s', (html, marked) => {
  expect(markInHtml(html, ['赌博'])).toBe(marked);
});
