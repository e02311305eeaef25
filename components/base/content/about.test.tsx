import { screen, within } from '@testing-library/react';
import type { AboutData, ContentPage } from '@/lib/base/content/contract';
import { renderIn } from '@/test/render';
import { About } from './about';

const page: ContentPage = {
  id: 'about',
  kind: 'about',
  title: '关于光场',
  description: '平台',
  body: '<p>作品。</p><h2>我们做什么</h2>',
  language: 'zh',
  version: 1,
  updatedAt: '2026-11-20T12:00:00.000+08:00',
};
const data: AboutData = {
  figures: [
    { value: '80%', label: { zh: '的国家', en: 'of countries' } },
    { value: '24', label: { zh: '个频道', en: '' } },
  ],
  milestones: [{ year: 2019, text: { zh: '第一届论坛', en: 'The first forum' } }],
  team: [{ name: { zh: '策展', en: 'Curation' }, role: { zh: '看投稿', en: 'Sees submissions' } }],
  partners: [
    { name: { zh: '灯塔', en: 'Beacon' }, url: 'https://beacon.example/' },
    { name: { zh: '码头', en: 'Pier' }, url: '' },
  ],
};
const none: AboutData = { figures: [], milestones: [], team: [], partners: [] };
const texts = (role: 'term' | 'definition') => screen.getAllByRole(role).map((part) => part.textContent);

test('shows the figures with what they count, the text and what stands beside it', () => {
  renderIn('zh', <About page={page} data={data} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('关于光场');
  expect(texts('term')).toEqual(['的国家', '个频道']);
  expect(texts('definition')).toEqual(['80%', '24']);
  expect(screen.getByRole('heading', { level: 2, name: '我们做什么' })).toBeVisible();
  expect(screen.getByRole('region', { name: '一路走来' })).toHaveTextContent('2019第一届论坛');
  expect(within(screen.getByRole('region', { name: '团队' })).getByRole('heading', { name: '策展' })).toBeVisible();
  const partners = within(screen.getByRole('region', { name: '合作伙伴' }));
  expect(partners.getByRole('link', { name: '灯塔' })).toHaveAttribute('href', 'https://beacon.example/');
  expect(partners.getByText('码头').closest('a')).toBeNull();
});

test('hides every part that is empty', () => {
  renderIn('zh', <About page={page} data={none} />);
  expect(screen.queryAllByRole('region')).toEqual([]);
  expect(screen.queryAllByRole('term')).toEqual([]);
  expect(screen.getByText('作品。')).toBeVisible();
});

test('in English, what has no translation says that it is Chinese', () => {
  renderIn('en', <About page={page} data={data} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('of countries')).not.toHaveAttribute('lang');
  expect(screen.getByText('个频道')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('作品。').parentElement).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('The first forum')).toBeVisible();
});

test('a payload in a figure is words', () => {
  const payload = '<img src=x onerror=alert(1)>';
  const label = { zh: payload, en: payload };
  const { container } = renderIn('zh', <About page={page} data={{ ...none, figures: [{ value: payload, label }] }} />);
  expect(texts('definition')).toEqual([payload]);
  expect(container.querySelector('img')).toBeNull();
});
