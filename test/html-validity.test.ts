import { findHtmlErrors } from './html-validity';

const page = (body: string, head = '<title>光场</title>') =>
  `<!DOCTYPE html><html lang="zh-CN"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

test('a page as React writes it is valid', async () => {
  const written =
    '<script src="/a.js" async=""></script><main id="_R_1_"><h1>光场</h1><div hidden=""></div>' +
    '<img src="/a.jpg" alt="" srcSet="/b.jpg 2x"/><p style="width:40%">…</p></main>';
  expect(await findHtmlErrors(page(written))).toEqual([]);
});

test.each([
  ['no title', page('<h1>光场</h1>', ''), 'element-required-content'],
  ['the same id twice', page('<p id="a">1</p><p id="a">2</p>'), 'no-dup-id'],
  ['a block in a paragraph', page('<p>1<div>2</div></p>'), 'no-implicit-close'],
  ['a button in a link', page('<a href="/"><button type="button">1</button></a>'), 'element-permitted-content'],
  ['an element that is never closed', page('<div><p>1</p>'), 'close-order'],
  ['a picture without words', page('<img src="/a.jpg"/>'), 'wcag/h37'],
  ['a field without label', page('<input type="text" name="a"/>'), 'input-missing-label'],
  ['an attribute that is not known', page('<input type="texts" aria-label="a"/>'), 'attribute-allowed-values'],
  ['a label for nothing', page('<label for="a">1</label>'), 'no-missing-references'],
  ['a script of another site', page('<script src="https://a.example/a.js"></script>'), 'require-sri'],
  ['no doctype', '<html lang="zh"><head><title>1</title></head><body></body></html>', 'missing-doctype'],
])('%s is found, with its place', async (_what, html, rule) => {
  const found = await findHtmlErrors(html);
  expect(found.filter((line) => line.startsWith(`${rule}:`) && /\(line \d+, /.test(line))).not.toEqual([]);
});
