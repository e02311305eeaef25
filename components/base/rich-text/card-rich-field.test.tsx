import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { normalMarkup } from '@/lib/base/rich-text/client/normal-markup';
import { richTextLimits } from '@/lib/base/rich-text/codes';
import { sanitizeArticle } from '@/lib/base/rich-text/port';
import words from '@/messages/zh/base/rich-text.json';
import { standInForEditor } from '@/test/editor';
import { renderIn } from '@/test/render';
import { RichField } from './card-rich-field';
// Loaded ahead, so that no test waits for its compilation.
import './card-rich-editor';

standInForEditor();

const label = '正文';
const onChange = jest.fn();
const uploadPicture = jest.fn<Promise<{ key: string }>, [File]>();
const renderWork = (id: string) => <p>{`作品 ${id}`}</p>;
const WorkPanel = ({ onPick, onClose }: { onPick(id: string): void; onClose(): void }) => (
  <>
    <button type="button" onClick={() => onPick('w7')}>
      选这个
    </button>
    <button type="button" onClick={onClose}>
      算了
    </button>
  </>
);

const show = (value: string) =>
  renderIn(
    'zh',
    <RichField
      kind="article"
      {...{ label, value, onChange, uploadPicture, renderWork }}
      lang="zh-CN"
      error={undefined}
      maxPictureBytes={1000}
      workPanel={WorkPanel}
    />,
  );

async function open(value: string) {
  show(value);
  await screen.findByRole('toolbar');
}
const field = () => screen.getByRole('textbox', { name: label });
const editor = () => (field() as HTMLElement & { editor: Editor }).editor;
const written = () => onChange.mock.lastCall?.[0];
const paste = (html: string) => act(() => void editor().view.pasteHTML(html, new Event('paste') as ClipboardEvent));
const pasteText = (text: string) => act(() => void editor().view.pasteText(text, new Event('paste') as ClipboardEvent));

beforeEach(() => {
  onChange.mockClear();
});

test('rests until somebody is there: its text can be read, and whoever is in it goes on in the editor', async () => {
  Object.assign(navigator, { userActivation: undefined });
  show('<p>夜</p><figure><img src="articles/a.jpg" alt="灯"></figure><figure data-work="w1"></figure>');
  expect(field()).toHaveTextContent('夜');
  expect(screen.getByAltText('灯')).toHaveAttribute('src', '/media/articles/a.jpg');
  expect(field()).toHaveAccessibleDescription(words.loading);
  expect(screen.queryByRole('toolbar')).toBeNull();
  act(() => field().focus());
  await screen.findByRole('toolbar');
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveAttribute('contenteditable', 'true');
  standInForEditor();
});

const whole = [
  '<h2>一</h2><h3>二</h3><p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <code>f</code><br><a href="/x">g</a></p>',
  '<ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul><blockquote><p>c</p></blockquote><hr>',
  '<pre><code>a\n  &lt;b&gt;</code></pre><p></p><p>c</p>',
  '<figure><img src="articles/a.jpg" alt="123" width="800" height="600"><figcaption>图</figcaption></figure><p>a</p>',
  '<figure><img src="articles/a.gif" alt=""></figure><figure data-work="w1"></figure><p>a</p>',
].join('');

test('the server keeps all that is written', async () => {
  await open(whole);
  const { doc, tr } = editor().state;
  act(() => editor().view.dispatch(tr.insertText('!', doc.content.size - 1)));
  expect(written()).toBe(whole.replace(/a<\/p>$/, 'a!</p>'));
  expect(normalMarkup(sanitizeArticle(written()))).toBe(normalMarkup(written()));
});

test('there are two levels of headings, and code has no language', async () => {
  await open('<h1>一</h1><pre><code class="language-js">a</code></pre>');
  expect(screen.queryByRole('button', { name: words.buttons.heading4 })).not.toBeInTheDocument();
  act(() => void editor().commands.insertContentAt(0, '<h4>二</h4>'));
  expect(written()).toBe('<p>二</p><p>一</p><pre><code>a</code></pre>');
});

test('a picture is set on its own, and asks to be described until it is', async () => {
  uploadPicture.mockResolvedValueOnce({ key: 'articles/a.jpg' });
  await open('<p>甲</p><p>乙</p>');
  act(() => void editor().commands.setTextSelection(2));
  await userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['x'], 'a.gif', { type: 'image/gif' }),
  );
  const shows = await screen.findByLabelText(words.picture.shows);
  expect(screen.getByText(words.picture.undescribed)).toBeVisible();
  await userEvent.type(shows, '展厅');
  expect(screen.getByText(words.picture.undescribed)).not.toBeVisible();
  await userEvent.type(screen.getByLabelText(words.picture.caption), '夜');
  expect(written()).toBe(
    '<p>甲</p><figure><img src="articles/a.jpg" alt="展厅" width="800" height="600"><figcaption>夜</figcaption></figure><p>乙</p>',
  );
  await userEvent.click(screen.getByRole('button', { name: words.picture.remove }));
  expect(written()).toBe('<p>甲</p><p>乙</p>');
});

test('a work is chosen in the panel of its owner, shown by its owner, and removed', async () => {
  await open('<ul><li><p>甲</p></li></ul>');
  act(() => void editor().commands.setTextSelection(4));
  await userEvent.click(screen.getByRole('button', { name: words.buttons.work }));
  await userEvent.click(screen.getByRole('button', { name: '选这个' }));
  expect(written()).toBe('<ul><li><p>甲</p></li></ul><figure data-work="w7"></figure>');
  expect(await within(field()).findByText('作品 w7')).toBeVisible();
  expect(screen.queryByRole('button', { name: '选这个' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.picture.removeWork }));
  expect(written()).toBe('<ul><li><p>甲</p></li></ul>');
});

test('the address of a work, pasted on a line of its own, is the work', async () => {
  await open('');
  pasteText(`${location.origin}/en/video/detail/w_9?from=x#!en`);
  expect(written()).toBe('<figure data-work="w_9"></figure>');
  expect(await within(field()).findByText('作品 w_9')).toBeVisible();
  paste(`<p>甲</p><p><a href="${location.origin}/video/detail/w2">${location.origin}/video/detail/w2</a></p><p>乙</p>`);
  expect(written()).toContain('<p>甲</p><figure data-work="w2"></figure><p>乙</p>');
  expect(await within(field()).findByText('作品 w2')).toBeVisible();
});

test.each([
  ['within a line', '<p>甲</p>', () => `${location.origin}/video/detail/w1`],
  ['of another site', '', () => 'https://elsewhere.example/video/detail/w1'],
  ['of another page', '', () => `${location.origin}/playlist/w1`],
])('an address %s stays an address', async (_, first, address) => {
  await open(first);
  act(() => void editor().commands.setTextSelection(editor().state.doc.content.size - 1));
  pasteText(address());
  expect(written()).toContain(address());
  expect(written()).not.toContain('data-work');
});

test('what is pasted comes as an article has it, and it is said how many pictures are missing', async () => {
  await open('<p>光场</p>');
  paste(
    '<h1 style="color:red">题</h1><section><span style="font-weight:700">粗</span><img data-src="https://a.example/b.png"></section>',
  );
  expect(written()).toBe('<h2>题</h2><p><strong>粗</strong>光场</p>');
  expect(screen.getByText('有 1 张图片没有带过来，请自己添加。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.pasted.close }));
  expect(screen.queryByText('有 1 张图片没有带过来，请自己添加。')).not.toBeInTheDocument();
});

test('what would make it too long is refused, and the text is as before', async () => {
  await open('<p>光场</p>');
  paste(`<p>${'长'.repeat(richTextLimits.characters)}</p>`);
  expect(screen.getByText(words.pasted.tooLong)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveTextContent('光场');
});

test('a copy of its own comes back as it was cut', async () => {
  await open('<ul><li><p>甲乙</p></li></ul><p>丙</p>');
  act(() => void editor().commands.setTextSelection(editor().state.doc.content.size - 1));
  paste('<meta charset="utf-8"><p data-pm-slice="1 1 [&quot;bulletList&quot;,null,&quot;listItem&quot;,null]">乙</p>');
  expect(written()).toBe('<ul><li><p>甲乙</p></li></ul><p>丙乙</p>');
});

test('a link leads to the web, to this site or to a mailbox', async () => {
  await open('<p>光场</p>');
  act(() => void editor().commands.setTextSelection({ from: 1, to: 3 }));
  fireEvent.keyDown(field(), { key: 'k', ctrlKey: true });
  const address = await screen.findByLabelText(words.link.address);
  for (const refused of ['tel:123', '#a', 'javascript:a()']) {
    fireEvent.change(address, { target: { value: refused } });
    await userEvent.click(screen.getByRole('button', { name: words.link.apply }));
    expect(screen.getByText(words.link.refused)).toBeVisible();
  }
  fireEvent.change(address, { target: { value: 'example.org' } });
  await userEvent.click(screen.getByRole('button', { name: words.link.apply }));
  expect(written()).toBe('<p><a href="https://example.org/">光场</a></p>');
});
