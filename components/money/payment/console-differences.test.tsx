import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/money/difference-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { DifferencesConsole } from './console-differences';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const list = '/api/payment/differences';
const resolve = '/api/payment/differences/resolve';
const difference = {
  ...{ id: 'd1', day: '2026-11-25', provider: 'wechat', kind: 'payment', number: 'N1' },
  ...{ oursFen: 5000, theirsFen: null, resolvedAt: null, note: '' },
};
const page = (...rows: object[]): Answer => ({ data: { list: rows, nextPage: null, hasNextPage: false } });

test('says what each side has, and is settled with a note', async () => {
  standInForDialogs();
  const answers: Record<string, Answer> = {
    [list]: page(difference),
    [resolve]: { data: null },
    '/api/staff/waiting': { data: [] },
  };
  const calls = answerCalls(answers);
  renderIn('zh', <DifferencesConsole />);
  const row = await screen.findByRole('row', { name: /N1/ });
  expect(row).toHaveTextContent('¥50.00');
  expect(row).toHaveTextContent(zh.missing);
  await userEvent.click(within(row).getByRole('button', { name: `${zh.settle} N1` }));
  const sheet = within(screen.getByRole('dialog', { name: '处理 N1' }));
  await userEvent.click(sheet.getByRole('button', { name: zh.settle }));
  expect(sheet.getByText(zh.needsNote)).toBeVisible();
  await userEvent.type(sheet.getByRole('textbox'), '次日到账');
  answers[list] = page();
  await userEvent.click(sheet.getByRole('button', { name: zh.settle }));
  expect(await screen.findByText(zh.empty)).toBeVisible();
  expect(calls.find(({ path }) => path === resolve)?.fields).toEqual({ id: 'd1', note: '次日到账' });
});
