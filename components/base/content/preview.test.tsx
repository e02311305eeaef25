import { screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import type { ContentDocument, ContentPage, RatesData } from '@/lib/base/content/contract';
import type { Language } from '@/lib/platform/shared/language';
import { shownHead } from '@/test/blocks';
import { renderIn } from '@/test/render';
import { About } from './about';
import { LegalText } from './legal-text';
import { ContentPreview } from './preview';

const zh = { title: '票务规则', description: '', body: '<h2>一</h2><p><img src="/media/pages/a.jpg" /></p>' };
const en = { title: 'Ticket rules', description: '', body: '<h2>One</h2>' };
const none = { title: '', description: '', body: '' };
const legal: ContentDocument = { kind: 'legal', zh, en, data: null };

const facts = { id: 'rules', operator: '光场科技', version: 4, updatedAt: '2026-11-20T12:00:00.000+08:00' };
const preview = (document: ContentDocument, props: Partial<ComponentProps<typeof ContentPreview>> = {}) => (
  <ContentPreview {...facts} document={document} language="zh" renderRates={() => null} {...props} />
);
const html = (language: Language, part: ReactNode) => {
  const { container, unmount } = renderIn(language, part);
  const shown = container.innerHTML;
  unmount();
  return shown;
};
const published = (page: Partial<ContentPage>): ContentPage => ({
  ...{ id: 'rules', kind: 'legal', description: '', language: 'zh', version: 4, updatedAt: facts.updatedAt },
  ...{ title: zh.title, body: '<h2>一</h2><p><img src="/media/pages/a.jpg?f=gif" /></p>' },
  ...page,
});

test('a legal text is exactly what its public page will be', () => {
  const page = html('zh', <LegalText operator="光场科技" page={published({})} />);
  expect(html('zh', preview(legal))).toBe(page);
});

test('in English it is the translation and, where there is none, what falls back', () => {
  const translated = published({ language: 'en', title: en.title, body: en.body });
  expect(html('en', preview(legal, { language: 'en' }))).toBe(
    html('en', <LegalText operator="光场科技" page={translated} />),
  );
  expect(html('en', preview({ ...legal, en: none }, { language: 'en' }))).toBe(
    html('en', <LegalText operator="光场科技" page={published({})} />),
  );
});

test('about us has its data', () => {
  const data = { figures: [{ value: '80%', label: { zh: '的国家', en: '' } }], team: [], milestones: [], partners: [] };
  const page = html('zh', <About page={published({ kind: 'about' })} data={data} />);
  expect(html('zh', preview({ kind: 'about', zh, en, data }))).toBe(page);
});

test('the rate card shows its introduction and the tables that it is given', () => {
  const data: RatesData = { prices: { A1: 100 }, materials: [], rules: [] };
  const renderRates = ({ prices }: RatesData) => <p>A1: {prices.A1}</p>;
  renderIn('zh', preview({ kind: 'rates', zh, en, data }, { renderRates }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('票务规则');
  expect(screen.getByText('A1: 100')).toBeVisible();
});

test('a text stands under its title, with payloads as words', () => {
  const title = '<img src=x onerror=alert(1)>';
  const { container } = renderIn('en', preview({ kind: 'text', zh: { ...zh, title }, en: none, data: null }));
  expect(screen.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'zh-CN');
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test('a special shows its blocks as they are read, or its title alone', () => {
  const special: ContentDocument = { kind: 'special', zh, en: none, data: { blocks: [] } };
  const { unmount } = renderIn('zh', preview(special));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(zh.title);
  unmount();
  renderIn('zh', preview(special, { blocks: [shownHead('a')] }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('现在·未来');
});
