import { screen, within } from '@testing-library/react';
import en from '@/messages/en/careers/demand-front.json';
import zh from '@/messages/zh/careers/demand-front.json';
import { demandItem } from '@/test/demand-item';
import { renderIn } from '@/test/render';
import { FrontScreen } from './front-screen';

test.each([
  ['zh', zh, ''],
  ['en', en, '/en'],
] as const)('%s: says how it works for both sides, what it costs, and what is open', (language, words, prefix) => {
  renderIn(language, <FrontScreen demands={[demandItem()]} />);
  expect(screen.getByRole('heading', { level: 1, name: words.headline })).toBeVisible();
  // In its head, and beside its price.
  for (const link of screen.getAllByRole('link', { name: words.post }))
    expect(link).toHaveAttribute('href', `${prefix}/projectManage/new`);
  expect(screen.getByRole('link', { name: words.find })).toHaveAttribute('href', `${prefix}/findProject`);
  for (const side of ['companies', 'creators'] as const) {
    const steps = within(screen.getByRole('region', { name: words[side].title })).getAllByRole('heading', { level: 3 });
    expect(steps).toHaveLength(4);
  }
  const prices = within(screen.getByRole('region', { name: words.prices.title }));
  for (const price of [words.prices.post.price, '¥199', '¥999']) expect(prices.getByText(price)).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: '河边的光' })).toBeVisible();
  expect(screen.queryByRole('region', { name: words.cases.title })).toBeNull();
});

test('shows cases where there are some, and says that nothing is open where that is so', () => {
  renderIn('zh', <FrontScreen demands={[]} cases={<p>一面会呼吸的墙</p>} />);
  const cases = within(screen.getByRole('region', { name: zh.cases.title }));
  expect(cases.getByText('一面会呼吸的墙')).toBeVisible();
  expect(cases.getByRole('link', { name: zh.cases.all })).toHaveAttribute('href', '/caseProject');
  expect(screen.getByText(zh.open.none)).toBeVisible();
});
