import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '@/lib/platform/client/toast';
import type { VideoItem } from '@/lib/works/work/contract';
import en from '@/messages/en/works/recommend-console.json';
import zh from '@/messages/zh/works/recommend-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { PicksConsole } from './console-picks';

const item = (videoId: string, title: string): VideoItem => ({
  videoId,
  thumb: null,
  duration: 60,
  title,
  titleLanguage: 'zh',
  name: title,
  nickName: '林一',
  verification: 'none' as const,
  viewCount: 1,
});
const [one, two] = [item('a', '甲'), item('b', '乙')];
const [listPath, setPath] = ['/api/video/picks', '/api/video/picks/set'];
const months = ['2026-11', '2025-01'];
const picksOf = (...list: VideoItem[]): Answer => ({ data: { month: '2026-11', months, list } });
const show = (language: 'zh' | 'en', work = '') => renderIn(language, <PicksConsole thisMonth="2026-11" work={work} />);
const changes = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ path }) => path === setPath).map(({ fields }) => fields);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  toastQueue.take();
});

test('shows the picks in their order, and the months that have some', async () => {
  answerCalls({ [listPath]: picksOf(one, two) });
  show('en');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['甲', '乙']);
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/en/video/detail/a');
  const month = screen.getByRole('combobox', { name: en.month });
  expect(month).toHaveValue('2026-11');
  const options = within(month).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['December 2026', 'November 2026 ●', 'January 2025 ●']),
  );
});

test('moves a pick, which keeps the focus', async () => {
  const answers: Record<string, Answer> = { [listPath]: picksOf(one, two), [setPath]: { data: null } };
  const calls = answerCalls(answers);
  show('zh');
  const down = await screen.findByRole('button', { name: '下移：甲' });
  expect(button('上移：甲')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('上移：甲'));
  expect(changes(calls)).toEqual([]);
  answers[listPath] = picksOf(two, one);
  await userEvent.click(down);
  await waitFor(() => expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['乙', '甲']));
  expect(changes(calls)).toEqual([{ id: 'a', month: '2026-11', isPicked: 'true', position: '2' }]);
  expect(button('下移：甲')).toHaveFocus();
  expect(toastQueue.take()).toEqual(['已移到第 2 位。']);
});

test('takes a pick out', async () => {
  const answers: Record<string, Answer> = { [listPath]: picksOf(one), [setPath]: { data: null } };
  const calls = answerCalls(answers);
  show('zh');
  const remove = await screen.findByRole('button', { name: '移出：甲' });
  answers[listPath] = picksOf();
  await userEvent.click(remove);
  expect(await screen.findByText(zh.empty)).toBeVisible();
  expect(changes(calls)).toEqual([{ id: 'a', month: '2026-11', isPicked: 'false', position: '1' }]);
});

test('adds a work by the address of its page, at the end', async () => {
  const answers: Record<string, Answer> = { [listPath]: picksOf(one), [setPath]: { data: null } };
  const calls = answerCalls(answers);
  show('en');
  await screen.findByRole('listitem');
  const field = screen.getByRole('textbox', { name: en.address });
  await userEvent.click(button(en.add));
  expect(field).toHaveAccessibleDescription(en.noAddress);
  await userEvent.type(field, 'https://lightfield.example/en/video/detail/b#!en');
  answers[listPath] = picksOf(one, two);
  await userEvent.click(button(en.add));
  expect(await screen.findByRole('link', { name: '乙' })).toBeVisible();
  expect(changes(calls)).toEqual([{ id: 'b', month: '2026-11', isPicked: 'true', position: '2' }]);
  await waitFor(() => expect(field).toHaveValue(''));
});

test('says when there is no such public work, and keeps what was typed', async () => {
  answerCalls({ [listPath]: picksOf(), [setPath]: { code: 'NullPointer' } });
  show('zh', 'c');
  await screen.findByText(zh.empty);
  await userEvent.click(button(zh.add));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.notPublic]));
  expect(screen.getByRole('textbox', { name: zh.address })).toHaveValue('c');
});

test('shows another month', async () => {
  const asked: unknown[] = [];
  answerCalls({
    [listPath]: () => {
      asked.push(1);
      return asked.length === 1 ? picksOf(one) : picksOf(two);
    },
  });
  show('zh');
  await screen.findByRole('link', { name: '甲' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: zh.month }), '2025年1月 ●');
  expect(await screen.findByRole('link', { name: '乙' })).toBeVisible();
});
