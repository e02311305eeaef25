import { screen } from '@testing-library/react';
import { jobItem } from '@/test/job-item';
import { renderIn } from '@/test/render';
import { CardJobItem } from './card-job-item';

test('shows what a job is, pays and asks for, and leads to it', () => {
  renderIn('zh', <CardJobItem job={jobItem({ isHighlighted: true })} note="与你的职业相符" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/recruit/j1');
  expect(screen.getByRole('heading', { level: 3, name: '灯光设计师' })).toBeVisible();
  expect(screen.getByText('¥15,000–25,000/月 · 13 薪')).toBeVisible();
  for (const fact of ['上海', '全职', '混合办公', '1–3 年', '本科及以上', '光厂', '优选', '与你的职业相符']) {
    expect(screen.getByText(fact)).toBeVisible();
  }
});

test.each([
  [{ from: 300, to: 300, period: 'day', months: 12 } as const, '¥300 a day'],
  [{ from: 20_000, to: 50_000, period: 'project', months: 12 } as const, '¥20,000–50,000 a project'],
  [null, 'Negotiable'],
])('says a salary as people read it', (salary, said) => {
  renderIn('en', <CardJobItem job={jobItem({ salary })} />);
  expect(screen.getByText(said)).toBeVisible();
});
