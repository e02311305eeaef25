'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LaunchTarget } from '@/lib/base/app-link/rules/app-ways';
import { launchLimits } from '@/lib/base/app-link/rules/launch-query';
import { DemoField, DemoSection } from './demo-section';

type Texts = Required<LaunchTarget>;

interface DemoAddressProps {
  texts: Texts;
  onChange(texts: Texts): void;
  /** The resulting address; null where the site has no way to open the app. */
  address: string | null;
  /** What opens it. */
  children: ReactNode;
}

const names = Object.keys(launchLimits) as (keyof Texts)[];

/** Builds an address that opens the app. */
export function DemoAddress({ texts, onChange, address, children }: DemoAddressProps) {
  const t = useTranslations('appLink.demo.address');
  return (
    <DemoSection title={t('title')}>
      <div className="grid gap-3 md:grid-cols-3">
        {names.map((name) => (
          <DemoField
            key={name}
            label={name}
            value={texts[name]}
            maxLength={launchLimits[name]}
            onChange={(text) => onChange({ ...texts, [name]: text })}
          />
        ))}
      </div>
      {address === null ? (
        <p className="mt-4 text-ink-2">{t('none')}</p>
      ) : (
        <output aria-label={t('label')} translate="no" className="my-4 block rounded-md bg-sunk px-4 py-3 break-all">
          {address}
        </output>
      )}
      {children}
    </DemoSection>
  );
}
