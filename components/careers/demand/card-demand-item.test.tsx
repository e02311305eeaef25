import { screen } from '@testing-library/react';
import { demandItem } from '@/test/demand-item';
import { renderIn } from '@/test/render';
import { CardDemandItem } from './card-demand-item';

test('shows what is asked for, its budget, place and end, and leads to it', () => {
  renderIn('zh', <CardDemandItem demand={demandItem()} note="提案已提交" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/projectDetail/d1');
  expect(screen.getByRole('heading', { level: 3, name: '河边的光' })).toBeVisible();
  expect(screen.getByText('2099-12-10')).toHaveAttribute('datetime', '2099-12-10');
  for (const fact of ['¥50,000–80,000', '投影', '上海', '余光', '提案已提交'])
    expect(screen.getByText(fact)).toBeVisible();
});

test.each([
  [{ budgetFrom: null, budgetTo: null }, 'Budget to be agreed'],
  [{ budgetFrom: 60_000, budgetTo: null }, 'From ¥60,000'],
  [{ budgetFrom: null, budgetTo: 200_000 }, 'Up to ¥200,000'],
  [{ budgetFrom: 90_000, budgetTo: 90_000 }, '¥90,000'],
])('says a budget as people read it', (budget, said) => {
  renderIn('en', <CardDemandItem demand={demandItem(budget)} />);
  expect(screen.getByText(said)).toBeVisible();
});

test('says that one has its team, and that any place will do', () => {
  renderIn('zh', <CardDemandItem demand={demandItem({ phase: 'docked', city: '' })} />);
  expect(screen.getByText('已对接')).toBeVisible();
  expect(screen.getByText('地点不限')).toBeVisible();
  expect(screen.queryByText('2099-12-10')).toBeNull();
});
