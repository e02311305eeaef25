import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ContentBlock } from '@/lib/base/content/contract';
import type { BrokenRules } from '@/lib/platform/client/saver-state';
import zh from '@/messages/zh/base/content-blocks.json';
import { answerCalls } from '@/test/answers';
import { headBlock, inBoth, picturesBlock, thingsBlock } from '@/test/blocks';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { BlockEditor } from './card-block-editor';
import type { OfferedPart } from './edit-props';

standInForDialogs();

const user = userEvent.setup();
let written: readonly ContentBlock[];
const uploadPicture = jest.fn<Promise<{ key: string }>, [File]>();

interface DeskProps {
  first: ContentBlock[];
  rules: BrokenRules;
  parts: readonly OfferedPart[];
}

function Desk({ first, ...shown }: DeskProps) {
  const [blocks, setBlocks] = useState<readonly ContentBlock[]>(first);
  written = blocks;
  return (
    <BlockEditor {...shown} blocks={blocks} onChange={setBlocks} pictures={{ uploadPicture, maxPictureBytes: 1024 }} />
  );
}

const open = (first: ContentBlock[], { rules = {}, parts = [] }: Partial<DeskProps> = {}) => {
  written = first;
  return renderIn('zh', <Desk {...{ first, rules, parts }} />);
};
const ids = () => written.map(({ id }) => id);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const inTitle = (language: 'zh' | 'en') => zh.fields.in[language].replace('{label}', zh.fields.title);
const picture = () => new File(['…'], 'a.png', { type: 'image/png' });
const pick = (field: HTMLElement, file: File) =>
  fireEvent.change(within(field).getByLabelText(/^(上传|更换)图片$/), { target: { files: [file] } });

beforeEach(() => {
  uploadPicture.mockReset();
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 10, height: 10, close() {} }) });
});

test('a block is added, opened and written in both languages', async () => {
  open([]);
  await press(zh.kinds.head);
  fireEvent.change(screen.getByLabelText(inTitle('zh')), { target: { value: '现在' } });
  fireEvent.change(screen.getByLabelText(inTitle('en')), { target: { value: 'Now' } });
  expect(written).toEqual([headBlock(written[0]?.id ?? '', { title: inBoth('现在', 'Now') })]);
  expect(written[0]?.id).toMatch(/^[\w-]+$/);
  const toggle = screen.getByRole('button', { name: '标题：现在' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle);
  expect(screen.getByLabelText(inTitle('zh'))).not.toBeVisible();
});

test('blocks are moved by buttons, which keep the focus', async () => {
  open([headBlock('a', { title: inBoth('甲') }), headBlock('b', { title: inBoth('乙') })]);
  await press('下移：标题：甲');
  expect(ids()).toEqual(['b', 'a']);
  expect(screen.getByRole('button', { name: '下移：标题：甲' })).toHaveFocus();
  expect(screen.getByRole('button', { name: '下移：标题：甲' })).toHaveAttribute('aria-disabled', 'true');
  await press('下移：标题：甲');
  expect(ids()).toEqual(['b', 'a']);
  await press('上移：标题：甲');
  expect(ids()).toEqual(['a', 'b']);
});

test('an empty block goes at once, a written one after a question', async () => {
  open([headBlock('a'), headBlock('b', { title: inBoth('乙') })]);
  await press('移除：标题');
  expect(ids()).toEqual(['b']);
  await press('移除：标题：乙');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.removing.keep }));
  expect(ids()).toEqual(['b']);
  await press('移除：标题：乙');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.removing.yes }));
  expect(ids()).toEqual([]);
});

test('what is wrong stands at its field, and marks its block', async () => {
  open([headBlock('a'), headBlock('b', { title: inBoth('乙') })], {
    rules: { '': 'required', '1.title.en': 'tooLong' },
  });
  expect(screen.getByText(zh.rules.noBlocks)).toBeVisible();
  expect(screen.getAllByText(zh.check)).toHaveLength(1);
  await press(/^标题：乙/);
  expect(screen.getByLabelText(inTitle('en'))).toHaveAccessibleDescription(zh.rules.tooLong);
});

test('a picture reaches its item, though this has moved meanwhile', async () => {
  open([picturesBlock('a', ['1.jpg', ''])]);
  await press('图片墙：画面');
  let answer = (_: { key: string }) => {};
  uploadPicture.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const item = (place: number) =>
    screen.getByRole('group', { name: zh.items.nth.pictures.replace('{place}', String(place)) });
  pick(item(2), picture());
  expect(await screen.findByText(zh.picture.uploading)).toBeVisible();
  await user.click(within(item(2)).getByRole('button', { name: /^上移/ }));
  fireEvent.change(within(item(2)).getByLabelText('图注（中文）'), { target: { value: '夜' } });
  await act(async () => answer({ key: '2.jpg' }));
  expect(written).toMatchObject([{ items: [{ picture: '2.jpg' }, { picture: '1.jpg', caption: { zh: '夜' } }] }]);
});

test('a picture that is too large, or none, is refused before it is sent', async () => {
  open([headBlock('a', { title: inBoth('甲') })]);
  await press('标题：甲');
  const field = screen.getByRole('group', { name: zh.fields.picture });
  pick(field, new File(['x'.repeat(1025)], 'a.png'));
  expect(await screen.findByText(/超过/)).toBeVisible();
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
  pick(field, picture());
  expect(await screen.findByText(zh.picture.none)).toBeVisible();
  expect(uploadPicture).not.toHaveBeenCalled();
});

test('a thing is named by the address of its page or by its id, and must be public', async () => {
  const work = {
    kind: 'video',
    id: 'v1',
    title: '潮',
    language: 'zh',
    author: '林',
    thumb: null,
    path: '/video/detail/v1',
  };
  let isThere = false;
  answerCalls({ '/api/content/things': () => ({ data: isThere ? [work] : [] }) });
  open([thingsBlock('a', [{ kind: 'video', id: 'hidden' }])]);
  await press('作品与人物：作品');
  expect(await screen.findByText(zh.things.hidden)).toBeVisible();
  const field = screen.getByLabelText(zh.things.address);
  const add = async (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    await press(zh.things.add);
  };
  await add('https://elsewhere.example/video/detail/v1');
  expect(screen.getByText(zh.things.unknownAddress)).toBeVisible();
  await add(`${location.origin}/en/video/detail/v1#!en`);
  expect(await screen.findByText(zh.things.none)).toBeVisible();
  isThere = true;
  await press(zh.things.add);
  expect(await screen.findByText('潮')).toBeVisible();
  expect(field).toHaveValue('');
  await add(`${location.origin}/VideoPlayer?id=v1`);
  expect(screen.getByText(zh.things.twice)).toBeVisible();
  fireEvent.change(field, { target: { value: 'p1' } });
  await user.selectOptions(screen.getByRole('combobox', { name: zh.things.kind }), zh.things.kinds.person);
  await press(zh.things.add);
  await waitFor(() => expect(written).toMatchObject([{ items: [{}, { id: 'v1' }, { kind: 'person', id: 'p1' }] }]));
  await press('移除：潮');
  expect(written).toMatchObject([{ items: [{ id: 'hidden' }, { id: 'p1' }] }]);
});

test('a part that the page offers is a block without fields', async () => {
  open([], { parts: [{ part: 'board', about: '2020', label: '投票榜' }] });
  await press('投票榜');
  expect(written).toMatchObject([{ kind: 'part', part: 'board', about: '2020' }]);
  expect(screen.getByText(zh.partText)).toBeVisible();
  await press('移除：投票榜');
  expect(written).toEqual([]);
});
