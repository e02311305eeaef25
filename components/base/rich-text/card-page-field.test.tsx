import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { AnswerError } from '@/lib/platform/client/errors';
import words from '@/messages/zh/base/rich-text.json';
import { standInForEditor } from '@/test/editor';
import { renderIn } from '@/test/render';
import { PageField } from './card-page-field';
// Loaded ahead, so that no test waits for its compilation.
import './card-rich-editor';

standInForEditor();

const label = '正文';
const onChange = jest.fn();
const uploadPicture = jest.fn<Promise<{ key: string }>, [File]>();

function Scene({ first, kept }: { first: string; kept: string | null }) {
  const [value, setValue] = useState(first);
  const change = (html: string) => {
    onChange(html);
    setValue(html);
  };
  return (
    <PageField
      {...{ label, value, kept, uploadPicture }}
      lang="zh-CN"
      onChange={change}
      error={undefined}
      maxPictureBytes={1000}
    />
  );
}
async function open(first: string, kept: string | null = null) {
  renderIn('zh', <Scene {...{ first, kept }} />);
  await waitFor(() => expect(screen.queryByText(words.loading)).not.toBeInTheDocument());
}
const field = () => screen.getByRole('textbox', { name: label });
const source = () => screen.getByRole('textbox', { name: `${label} · HTML` });
const editor = () => (field() as HTMLElement & { editor: Editor }).editor;
const button = (name: keyof typeof words.buttons) => screen.getByRole('button', { name: words.buttons[name] });
const select = (from: number, to: number) => act(() => void editor().commands.setTextSelection({ from, to }));
const written = () => onChange.mock.lastCall?.[0];

beforeEach(() => {
  onChange.mockClear();
});

test.each([
  ['bold', '<p><strong>光场</strong></p>'],
  ['italic', '<p><em>光场</em></p>'],
  ['underline', '<p><u>光场</u></p>'],
  ['strike', '<p><s>光场</s></p>'],
  ['code', '<p><code>光场</code></p>'],
  ['heading2', '<h2>光场</h2>'],
  ['heading4', '<h4>光场</h4>'],
  ['bulletList', '<ul><li><p>光场</p></li></ul>'],
  ['orderedList', '<ol><li><p>光场</p></li></ol>'],
  ['blockquote', '<blockquote><p>光场</p></blockquote>'],
  ['codeBlock', '<pre><code>光场</code></pre>'],
] as const)('the button %s writes %s, says that it is on, and takes it back', async (name, html) => {
  await open('<p>光场</p>');
  select(1, 3);
  expect(button(name)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button(name));
  expect(written()).toBe(html);
  expect(button(name)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button(name));
  expect(written()).toBe('<p>光场</p>');
});

test('what was done is undone, and done again', async () => {
  await open('<p>光场</p>');
  expect(button('undo')).toHaveAttribute('aria-disabled', 'true');
  select(1, 3);
  await userEvent.click(button('bold'));
  await userEvent.click(button('undo'));
  expect(written()).toBe('<p>光场</p>');
  await userEvent.click(button('redo'));
  expect(written()).toBe('<p><strong>光场</strong></p>');
});

test('the toolbar is one stop for Tab; arrows go from button to button', async () => {
  await open('<p>光场</p>');
  const toolbar = screen.getByRole('toolbar', { name: words.toolbar });
  expect(toolbar.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  act(() => button('undo').focus());
  fireEvent.keyDown(button('undo'), { key: 'ArrowRight' });
  expect(button('redo')).toHaveFocus();
  expect(button('redo')).toHaveAttribute('tabindex', '0');
  expect(button('undo')).toHaveAttribute('tabindex', '-1');
  fireEvent.keyDown(button('redo'), { key: 'End' });
  expect(button('picture')).toHaveFocus();
  fireEvent.keyDown(button('picture'), { key: 'ArrowRight' });
  expect(button('undo')).toHaveFocus();
});

test('a link is set by Ctrl+K, refused where it leads nowhere, and removed', async () => {
  await open('<p>光场</p>');
  select(1, 3);
  fireEvent.keyDown(field(), { key: 'k', ctrlKey: true });
  const address = await screen.findByLabelText(words.link.address);
  expect(address).toHaveFocus();
  await userEvent.type(address, 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: words.link.apply }));
  expect(screen.getByText(words.link.refused)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.clear(address);
  await userEvent.type(address, 'example.org{Enter}');
  expect(written()).toBe('<p><a href="https://example.org/">光场</a></p>');
  expect(button('link')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('link'));
  expect(screen.getByLabelText(words.link.address)).toHaveValue('https://example.org/');
  await userEvent.click(screen.getByRole('button', { name: words.link.remove }));
  expect(written()).toBe('<p>光场</p>');
});

test('a picture is uploaded, described and removed', async () => {
  uploadPicture.mockResolvedValueOnce({ key: 'pages/a.jpg' });
  await open('<p>光场</p>');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'a.png', { type: 'image/png' }));
  const alt = await screen.findByLabelText(words.picture.alt);
  await userEvent.type(alt, '展厅');
  expect(written()).toBe('<p><img src="pages/a.jpg" alt="展厅" width="800" height="600">光场</p>');
  expect(field().querySelector('img[alt]:not([alt=""])')).toHaveAttribute('src', '/media/pages/a.jpg');
  await userEvent.click(screen.getByRole('button', { name: words.picture.remove }));
  expect(written()).toBe('<p>光场</p>');
});

test('a picture that the server refuses is not in the text, and it is said why', async () => {
  uploadPicture.mockRejectedValueOnce(new AnswerError('UnsupportedMediaType', '不支持这种图片'));
  await open('<p>光场</p>');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('上传失败：不支持这种图片')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('everybody may edit the HTML, and comes back to what they wrote', async () => {
  await open('<p>光场</p>');
  await userEvent.click(screen.getByRole('button', { name: words.source }));
  expect(source()).toHaveValue('<p>光场</p>');
  fireEvent.change(source(), { target: { value: '<h2>光场</h2>' } });
  await userEvent.click(screen.getByRole('button', { name: words.source }));
  expect(field().querySelector('h2')).toHaveTextContent('光场');
  expect(onChange.mock.calls).toEqual([['<h2>光场</h2>']]);
});

const table = '<table><tbody><tr><td>A1</td><td>1200</td></tr></tbody></table>';

test('a text that the editor would lose something of opens as HTML, and stays what it is', async () => {
  await open(`<p>价</p>${table}`);
  expect(screen.getByText(words.unknown)).toBeVisible();
  expect(source()).toHaveValue(`<p>价</p>${table}`);
  await userEvent.click(screen.getByRole('button', { name: words.source }));
  expect(source()).toHaveValue(`<p>价</p>${table}`);
  expect(screen.getByText(words.unknown)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('what the server has left out of the HTML is said, and what it kept can be shown', async () => {
  await open(`${table}<script>x()</script>`, table);
  expect(await screen.findByText(words.left)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.showKept }));
  expect(source()).toHaveValue(table);
  expect(screen.queryByText(words.left)).not.toBeInTheDocument();
});

test('what is pasted comes as the editor can write it', async () => {
  await open('<p>光场</p>');
  const html = '<h1 style="color:red">题</h1><p class="x"><b>粗</b><img src="data:image/png;base64,AAAA"></p>';
  act(() => void editor().view.pasteHTML(html, new Event('paste') as ClipboardEvent));
  expect(written()).toBe('<p>题</p><p><strong>粗</strong>光场</p>');
});

const evil = [
  '<p>a<script>window.ran = 1</script></p>',
  '<p><img src="x" onerror="window.ran = 1"></p>',
  '<p onclick="window.ran = 1">a</p><svg onload="window.ran = 1"></svg>',
  '<p><a href="javascript:window.ran = 1">a</a></p>',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
];
const harmful = 'script, iframe, svg[onload], [onclick], [onerror], a[href^="javascript"]';

test.each(evil)('%s is inert when it is opened', async (html) => {
  await open(html);
  expect(source()).toHaveValue(html);
  expect(document.body.querySelector(`[role=textbox] :is(${harmful})`)).toBeNull();
  expect(window).not.toHaveProperty('ran');
});

test.each(evil)('%s is inert when it is pasted', async (html) => {
  await open('<p>光场</p>');
  act(() => void editor().view.pasteHTML(html, new Event('paste') as ClipboardEvent));
  expect(field().querySelector(harmful)).toBeNull();
  expect(written() ?? '').not.toMatch(/script|onerror|onclick|onload|iframe/);
  expect(window).not.toHaveProperty('ran');
});
