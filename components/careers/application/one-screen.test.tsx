import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationDetail } from '@/lib/careers/application/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zhAnswers from '@/messages/zh/careers/application-answers.json';
import zh from '@/messages/zh/careers/application-desk.json';
import { type Answer, answerCalls } from '@/test/answers';
import { applicationDetail } from '@/test/application-items';
import { renderIn } from '@/test/render';
import { ApplicationScreen } from './one-screen';

const path = (name: string) => `/api/application/desk/${name}`;

beforeEach(() => {
  sessionStorage.clear();
  toastQueue.take();
  toastQueue.allGone();
});

function show(own: Partial<ApplicationDetail> = {}, more: Record<string, Answer> = {}) {
  const first = applicationDetail({ state: 'seen', revision: 2, ...own });
  const made = answerCalls({ [path('get')]: { data: first }, [path('counts')]: { data: null }, ...more });
  renderIn('zh', <ApplicationScreen first={first} />);
  return made;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const after = (change: Partial<ApplicationDetail>): Answer => ({
  data: applicationDetail({ state: 'seen', revision: 3, ...change }),
});

test('shows who applies, what they sent, and the works that credit them with what they did', () => {
  show();
  for (const text of ['让光有重量。 · 上海', '我做过夜航。', '灯光装置艺术家。', '艺术家', '灯光 · 声音']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  const links = [
    ['lin@example.org', 'mailto:lin@example.org'],
    ['+86 138 0013 8000', 'tel:+8613800138000'],
    [zh.one.profile, '/otherPeople?userId=lin'],
    [zh.one.back, '/recruitManage/j1/applications'],
  ] as const;
  for (const [name, href] of links) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a new one is seen once it is looked at; what was not sent is said', async () => {
  const made = show(
    { state: 'new', note: '', email: '', phone: '', works: [], credits: [] },
    { [path('open')]: after({ note: '' }) },
  );
  await waitFor(() => expect(made.filter(({ path: made }) => made === path('open'))).toHaveLength(1));
  expect(screen.getByText(zh.one.noNote)).toBeVisible();
  expect(await screen.findByRole('button', { name: zh.state.seen })).toHaveAttribute('aria-pressed', 'true');
});

test('is moved at one press; one that has changed meanwhile is read again', async () => {
  const made = show({}, { [path('move')]: { code: 'Changed' } });
  await press(zh.state.talk);
  expect(await screen.findByText(zh.move.changed)).toBeVisible();
  expect(made.find((one) => one.path === path('move'))?.fields).toEqual({ id: 'a1', revision: '2', state: 'talk' });
  await waitFor(() => expect(made.filter((one) => one.path === path('get')).length).toBeGreaterThan(0));
});

test('is answered by a template, which is sent without words unless it was changed', async () => {
  const answers = { [path('answer')]: after({ state: 'talk' }) };
  const made = show({}, answers);
  await press(zhAnswers.names.talk);
  const field = screen.getByRole('textbox', { name: zh.answer.text });
  expect(field).toHaveValue(zhAnswers.texts.talk.replace('{job}', '灯光编程'));
  await press(zh.answer.send);
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.answer.done]));
  await press(zhAnswers.names.decline);
  await userEvent.clear(screen.getByRole('textbox', { name: zh.answer.text }));
  await userEvent.type(screen.getByRole('textbox', { name: zh.answer.text }), '下次再合作。');
  await press(zh.answer.send);
  const sent = () => made.filter((one) => one.path === path('answer')).map(({ fields }) => fields);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { id: 'a1', revision: '2', template: 'talk', text: '' },
    { id: 'a1', revision: '3', template: 'decline', text: '下次再合作。' },
  ]);
});

test('takes private notes', async () => {
  const note = { id: 'n1', text: '懂灯光', at: '2026-11-20T13:00:00.000+08:00' };
  const made = show({}, { [path('note')]: after({ notes: [note], noteCount: 1 }) });
  await press(zh.notes.add);
  expect(await screen.findByText(zh.rules.required)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: zh.notes.field }), '懂灯光');
  await press(zh.notes.add);
  expect(await screen.findByText('2026-11-20 13:00')).toBeVisible();
  expect(made.find((one) => one.path === path('note'))?.fields).toMatchObject({ id: 'a1', text: '懂灯光' });
  expect(screen.getByRole('textbox', { name: zh.notes.field })).toHaveValue('');
});

test('whoever is hired can be asked for more, and is moved no more', () => {
  show({ state: 'hired' });
  expect(screen.getByText(zh.move.hired)).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.state.no })).toBeNull();
  expect(screen.getByRole('button', { name: zhAnswers.names.more })).toBeVisible();
  expect(screen.queryByRole('button', { name: zhAnswers.names.decline })).toBeNull();
});
