import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { messages } from '@/lib/app/messages';
import { makeQueryClient } from '@/lib/platform/client/query-client';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { type Language, languageNames } from '@/lib/platform/shared/language';

/** A router without effect; a test that needs one mocks `useRouter`. */
const router = new Proxy({}, { get: () => () => {} }) as AppRouterInstance;

/**
 * Renders a component with the real messages of a language and a query client of its own. With `early` it is rendered
 * by the server, and hydrated after what the visitor has done before.
 */
export function renderIn(language: Language, part: ReactNode, early?: () => void): RenderResult {
  document.documentElement.lang = languageNames[language].html;
  const page = (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={getPathname({ locale: language, href: '/' })}>
        <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="Asia/Shanghai">
          <QueryClientProvider client={makeQueryClient()}>{part}</QueryClientProvider>
        </NextIntlClientProvider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
  if (!early) return render(page);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  early();
  return render(page, { container, hydrate: true });
}
