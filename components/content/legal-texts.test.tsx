import { screen, within } from '@testing-library/react';
import type { ContentPage } from '@/lib/content/contract';
import en from '@/messages/en/content.json';
import zh from '@/messages/zh/content.json';
import { renderIn } from '@/test/render';
import { LegalTexts } from './legal-texts';

const agreement: ContentPage = {
  id: 'agreement',
  title: '用户协议',
  body: '<p>欢迎。</p><h2>一、账号</h2><p>…</p><h2>二、内容</h2><p>…</p>',
  language: 'zh',
  // Still the 20th in London.
  updatedAt: '2026-11-21T00:30:00.000+08:00',
};
const privacy: ContentPage = { ...agreement, id: 'privacy', title: '隐私政策', body: '<p>只收集需要的信息。</p>' };

test('names the operator, and each text by its title, its version and its chapters', () => {
  renderIn('zh', <LegalTexts operator="光场科技" pages={[agreement, privacy]} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(zh.agreement.title);
  expect(screen.getByText('运营者：光场科技')).toBeVisible();

  const first = screen.getByRole('region', { name: '用户协议' });
  expect(first).toHaveAttribute('id', 'agreement');
  expect(within(first).getByText('2026-11-21')).toHaveAttribute('datetime', '2026-11-21');
  const links = [...first.querySelectorAll<HTMLAnchorElement>('details a')];
  expect(links.map((link) => link.textContent)).toEqual(['一、账号', '二、内容']);
  const chapters = within(first).getAllByRole('heading', { level: 3 });
  expect(chapters.map((heading) => `#${heading.id}`)).toEqual(links.map((link) => link.getAttribute('href')));
});

test('a text without chapters has no table of contents, and its address is its id', () => {
  renderIn('zh', <LegalTexts operator="光场" pages={[agreement, privacy]} />);
  const second = screen.getByRole('region', { name: '隐私政策' });
  expect(second).toHaveAttribute('id', 'privacy');
  expect(second).toHaveTextContent('只收集需要的信息。');
  expect(second.querySelector('details')).toBeNull();
});

test('in English, a text that has no translation says that it is Chinese', () => {
  const translated = { ...privacy, title: 'Privacy Policy', body: '<p>Little.</p>', language: 'en' } as const;
  renderIn('en', <LegalTexts operator="Lightfield" pages={[agreement, translated]} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en.agreement.title);
  expect(screen.getByRole('heading', { name: '用户协议' })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('欢迎。').parentElement).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('heading', { name: 'Privacy Policy' })).not.toHaveAttribute('lang');
});
