import { screen, within } from '@testing-library/react';
import type { ContentPage } from '@/lib/base/content/contract';
import en from '@/messages/en/base/content.json';
import zh from '@/messages/zh/base/content.json';
import { renderIn } from '@/test/render';
import { LegalText } from './legal-text';
import { LegalTexts } from './legal-texts';

const agreement: ContentPage = {
  id: 'agreement',
  kind: 'legal',
  title: '用户协议',
  description: '',
  body: '<p>欢迎。</p><h2>一、账号</h2><p>…</p><h2>二、内容</h2><p>…</p>',
  language: 'zh',
  version: 3,
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
  expect(first).toHaveTextContent('第 3 版，2026-11-21');
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

test('on a page of its own the text gives the page its title, and its chapters follow at once', () => {
  renderIn('en', <LegalText operator="Light Ltd" page={agreement} />);
  expect(screen.getByRole('heading', { level: 1, name: '用户协议' })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('Operator: Light Ltd')).toBeVisible();
  expect(screen.getByText(/^Version 3 of/)).toHaveTextContent('Version 3 of 2026-11-21');
  const chapters = screen.getAllByRole('heading', { level: 2 });
  expect(chapters.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['agreement-1', '一、账号'],
    ['agreement-2', '二、内容'],
  ]);
  expect(screen.getByText('欢迎。').parentElement).toHaveAttribute('lang', 'zh-CN');
});
