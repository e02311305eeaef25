import { screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { PreviewBar } from '@/components/base/content/console-preview-bar';
import { messages } from '@/lib/app/messages';
import type { ContentDocument, ContentDraft } from '@/lib/base/content/contract';
import type { Language } from '@/lib/platform/shared/language';
import enAdvertising from '@/messages/en/business/advertising.json';
import zh from '@/messages/zh/base/content-console.json';
import { renderIn } from '@/test/render';
import { ShownDraft } from './shown-draft';

const text = (title: string, body: string) => ({ title, description: '', body });
const draft: ContentDraft = {
  id: 'rates',
  kind: 'rates',
  title: '刊例',
  version: 2,
  publishedAt: '2026-11-20T10:00:00.000+08:00',
  hasDraft: true,
  isTranslated: true,
  editor: '林',
  updatedAt: '2026-11-20T12:00:00.000+08:00',
  document: {
    kind: 'rates',
    zh: text('刊例', '<p>一</p>'),
    en: text('Rates', '<p>one</p>'),
    data: { prices: { A1: 1999 }, materials: [{ zh: '图', en: 'Artwork' }], rules: [] },
  },
  revision: 5,
  versions: [],
};

/** As the page renders it: the bar in the language of the console, the draft in its own. */
function preview(shown: ContentDraft, language: Language) {
  return renderIn(
    'zh',
    <>
      <PreviewBar draft={shown} language={language} />
      <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="Asia/Shanghai">
        <ShownDraft draft={shown} language={language} operator="光场科技" blocks={[]} />
      </NextIntlClientProvider>
    </>,
  );
}

test('the rate card shows its drafted prices and terms in the language that was asked for', () => {
  preview(draft, 'en');
  expect(screen.getByRole('heading', { level: 1, name: 'Rates' })).not.toHaveAttribute('lang');
  expect(screen.getByRole('table', { name: enAdvertising.rates.tables.app })).toHaveTextContent('¥19.99');
  expect(screen.getByText('Artwork')).toBeVisible();
});

test('the bar says what is shown, in the words of the console, and leads back and to the other language', () => {
  preview(draft, 'en');
  const bar = within(screen.getByRole('navigation', { name: zh.preview.title }));
  expect(bar.getByText(zh.preview.draft)).toBeVisible();
  expect(bar.getByRole('link', { name: zh.preview.back })).toHaveAttribute('href', '/staff/content/rates');
  expect(bar.getByRole('link', { name: zh.languages.en })).toHaveAttribute('aria-current', 'true');
  const chinese = bar.getByRole('link', { name: zh.languages.zh });
  expect(chinese).toHaveAttribute('href', '/staff/content/rates/preview?language=zh');
  expect(chinese).not.toHaveAttribute('aria-current');
});

test('a text without a translation says so, and is marked', () => {
  const document = { ...draft.document, en: text('', '') } as ContentDocument;
  preview({ ...draft, document }, 'en');
  expect(screen.getByText(zh.preview.fallback)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '刊例' })).toHaveAttribute('lang', 'zh-CN');
});

test('the console gives way to the preview, and to nothing else', () => {
  const frame = (page: ReactNode) =>
    renderIn(
      'zh',
      <div>
        <header>frame</header>
        <main>{page}</main>
      </div>,
    );
  const { unmount } = frame(<p>editor</p>);
  expect(screen.getByText('frame')).toBeVisible();
  unmount();
  frame(<PreviewBar draft={draft} language="zh" />);
  expect(screen.getByText('frame')).not.toBeVisible();
});
