import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PackageRow } from '@/lib/careers/recruitment/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/careers/recruitment-console.json';
import zh from '@/messages/zh/careers/recruitment-console.json';
import errors from '@/messages/zh/platform/errors.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { PackageForm } from './console-package-form';
import { PackagesConsole } from './console-packages';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const row: PackageRow = {
  ...{ id: 'studio', titleZh: '工作室套餐', titleEn: 'Studio', posts: 5, days: 60, isHighlighted: false },
  ...{ refreshes: 10, priceFen: 99_900, position: 1, isOnSale: true, revision: 3 },
  updatedAt: '2026-11-20T12:00:00.000+08:00',
};
const saving = '/api/recruitment/staff/package/save';

beforeEach(() => {
  toastQueue.take();
  toastQueue.allGone();
});

test('the list says what each package holds, what it costs, and whether it is on sale', async () => {
  answerCalls({ '/api/recruitment/staff/packages': { data: { list: [row], nextPage: null, hasNextPage: false } } });
  renderIn('en', <PackagesConsole />);
  const table = await screen.findByRole('table', { name: en.title });
  const link = await within(table).findByRole('link', { name: /工作室套餐/ });
  expect(link).toHaveAttribute('href', '/en/staff/packages/studio');
  const cells = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(expect.arrayContaining([en.sales.on, '¥999', '5', '60', '10', en.no, '2026-11-20 12:00']));
  expect(screen.getByRole('link', { name: en.add })).toHaveAttribute('href', '/en/staff/packages/new');
});

test('a new one needs all its facts, and its price is written in yuan', async () => {
  const calls = answerCalls({ [saving]: { data: row } });
  renderIn('zh', <PackageForm row={null} />);
  await userEvent.click(screen.getByRole('button', { name: zh.save }));
  await waitFor(() => expect(screen.getByLabelText(zh.titleZh)).toHaveAccessibleDescription(zh.rules.required));
  expect(screen.getByLabelText(zh.price)).toHaveAccessibleDescription(zh.rules.other);
  expect(calls).toEqual([]);
  for (const [label, text] of [
    [zh.titleZh, '校招套餐'],
    [zh.titleEn, 'Graduates'],
    [zh.price, '1500.5'],
    [zh.posts, '10'],
    [zh.days, '45'],
    [zh.refreshes, '0'],
    [zh.position, '3'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByLabelText(zh.isHighlighted));
  await userEvent.click(screen.getByRole('button', { name: zh.save }));
  await waitFor(() => expect(toastQueue.waiting()).toEqual([zh.saved]));
  expect(calls.map(({ fields }) => fields)).toMatchObject([
    { id: '', revision: '0', priceFen: '150050', refreshes: '0', isHighlighted: 'true', isOnSale: 'true' },
  ]);
});

test('one that somebody else saved meanwhile is not overwritten', async () => {
  const calls = answerCalls({ [saving]: { code: 'Changed' } });
  renderIn('zh', <PackageForm row={row} />);
  expect(screen.getByLabelText(zh.price)).toHaveValue('999');
  await userEvent.click(screen.getByLabelText(zh.isOnSale));
  await userEvent.click(screen.getByRole('button', { name: zh.save }));
  expect(await screen.findByText(errors.Changed)).toBeVisible();
  expect(calls[0]?.fields).toMatchObject({ id: 'studio', revision: '3', priceFen: '99900', isOnSale: 'false' });
});
