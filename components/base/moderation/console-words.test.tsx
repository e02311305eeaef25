import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WatchedWord } from '@/lib/base/moderation/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/base/moderation-console.json';
import zh from '@/messages/zh/base/moderation-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { WordsConsole } from './console-words';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const word: WatchedWord = { word: '赌博', addedAt: '2026-11-20T12:00:00.000+08:00', addedBy: null };
const [listPath, addPath] = ['/api/moderation/words', '/api/moderation/words/add'];
const [removePath, tryPath] = ['/api/moderation/words/remove', '/api/moderation/words/try'];
const page = (...list: unknown[]): Answer => ({ data: { list, hasNextPage: false, nextPage: null } });

beforeEach(() => {
  history.replaceState(null, '', '/');
  toastQueue.take();
  standInForDialogs();
});

const callsTo = (calls: { path: string; fields: unknown }[], path: string) => calls.filter((one) => one.path === path);

async function openSheet(language: 'zh' | 'en' = 'zh') {
  renderIn(language, <WordsConsole />);
  await screen.findByRole('row', { name: /赌博/ });
  const words = language === 'zh' ? zh.words : en.words;
  await userEvent.click(screen.getByRole('button', { name: words.add }));
  return within(screen.getByRole('dialog'));
}

test('lists the words with who added them and when, and removes one', async () => {
  const answers: Record<string, Answer> = {
    [listPath]: page({ ...word, addedBy: '编辑' }),
    [removePath]: { data: null },
  };
  const calls = answerCalls(answers);
  renderIn('zh', <WordsConsole />);
  const row = await screen.findByRole('row', { name: /赌博/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(0, 3)).toEqual(['赌博', '编辑', '2026-11-20 12:00']);
  answers[listPath] = page();
  await userEvent.click(within(row).getByRole('button', { name: '移除 赌博' }));
  expect(await screen.findByText(zh.words.empty)).toBeVisible();
  expect(callsTo(calls, removePath)).toEqual([{ path: removePath, fields: { word: '赌博' } }]);
  expect(toastQueue.take()).toEqual(['已移除“赌博”。']);
});

test('says that somebody else has removed it', async () => {
  answerCalls({ [listPath]: page(word), [removePath]: { code: 'NullPointer' } });
  renderIn('en', <WordsConsole />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 赌博' }));
  await screen.findByRole('button', { name: 'Remove 赌博' });
  expect(toastQueue.take()).toEqual([en.words.gone]);
});

test('adds many at once, one a line', async () => {
  const answers: Record<string, Answer> = { [listPath]: page(word), [addPath]: { data: { added: ['甲', '乙'] } } };
  const calls = answerCalls(answers);
  const sheet = await openSheet();
  await userEvent.type(sheet.getByRole('textbox'), '甲{enter}乙');
  answers[listPath] = page({ ...word, word: '甲' }, word);
  await userEvent.click(sheet.getByRole('button', { name: zh.words.addAll }));
  expect(await screen.findByRole('row', { name: /甲/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsTo(calls, addPath)).toEqual([{ path: addPath, fields: { words: '甲\n乙' } }]);
  expect(toastQueue.take()).toEqual(['已添加 2 个词，几秒内生效。']);
});

test('names the lines that cannot be taken, and keeps what was written', async () => {
  const fields = [
    { field: 'words.1', rule: 'repeated' },
    { field: 'words.2', rule: 'empty' },
    { field: 'words.3', rule: 'unheard' },
  ];
  answerCalls({ [listPath]: page(word), [addPath]: { code: '400', fields } });
  const sheet = await openSheet('en');
  await userEvent.type(sheet.getByRole('textbox'), 'new{enter}赌博{enter}!!{enter}x');
  await userEvent.click(sheet.getByRole('button', { name: en.words.addAll }));
  expect(await sheet.findByText('Line 2, “赌博”, is there already.')).toBeVisible();
  expect(sheet.getByText('Line 3, “!!”, has neither letters nor digits.')).toBeVisible();
  expect(sheet.getByText('Line 4, “x”, cannot be added.')).toBeVisible();
  expect(sheet.getByRole('textbox')).toHaveValue('new\n赌博\n!!\nx');
});

test('asks for a word before it calls', async () => {
  const calls = answerCalls({ [listPath]: page(word) });
  const sheet = await openSheet();
  await userEvent.click(sheet.getByRole('button', { name: zh.words.addAll }));
  expect(await sheet.findByText(zh.words.rules.required)).toBeVisible();
  expect(callsTo(calls, addPath)).toEqual([]);
});

test('tries a text, and shows in it what was found', async () => {
  const answers: Record<string, Answer> = { [listPath]: page(word), [tryPath]: { data: { words: ['赌博'] } } };
  const calls = answerCalls(answers);
  const { container } = renderIn('zh', <WordsConsole />);
  const field = screen.getByLabelText(zh.words.tryText);
  await userEvent.type(field, '来 赌 博 <b>');
  await userEvent.click(screen.getByRole('button', { name: zh.words.tryNow }));
  expect(await screen.findByText('找到 1 个敏感词：赌博')).toBeVisible();
  expect(container.querySelector('mark')).toHaveTextContent('赌 博');
  expect(container.querySelector('b')).toBeNull();
  expect(callsTo(calls, tryPath)).toEqual([{ path: tryPath, fields: { text: '来 赌 博 <b>' } }]);
  answers[tryPath] = { data: { words: [] } };
  await userEvent.click(screen.getByRole('button', { name: zh.words.tryNow }));
  expect(await screen.findByText(zh.words.notFound)).toBeVisible();
});
