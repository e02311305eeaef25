'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { forgetApp, useHasApp } from '@/lib/base/app-link/client/has-app';
import type { Host } from '@/lib/platform/shared/host';
import { DemoSection } from './demo-section';

/** Where the page runs, whether the visitor is taken to have the app, and the language. */
export function DemoHere({ host }: { host: Host }) {
  const t = useTranslations('appLink.demo.here');
  const locale = useLocale();
  const hasApp = useHasApp();

  return (
    <DemoSection title={t('title')}>
      <dl>
        <Fact name={t('host')}>{t(`hosts.${host}`)}</Fact>
        <Fact name={t('app')}>
          {t(hasApp ? 'marked' : 'unmarked')}
          {hasApp && (
            <button type="button" onClick={forgetApp} className={buttonClass('line')}>
              {t('forget')}
            </button>
          )}
        </Fact>
        <Fact name={t('language')}>{t(`languages.${locale}`)}</Fact>
      </dl>
    </DemoSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-4">
      <dt className="w-24 flex-none text-sm text-ink-2">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-4 font-semibold">{children}</dd>
    </div>
  );
}
