'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { changeEntryFlow, useEntryFlow } from '@/lib/people/account/client/entry-flow';
import { commonRegions, isSearched } from '@/lib/people/account/rules/calling-codes';
import { hasWayBack } from '@/lib/platform/client/way-back';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

interface CallingCode {
  region: string;
  name: string;
  callingCode: string;
}

/** Chooses the region of a mobile number, and goes back to its form. */
export function CallingCodesScreen({ codes }: { codes: readonly CallingCode[] }) {
  const t = useTranslations('account.callingCodes');
  const [sought, setSought] = useState('');
  const isSought = sought.trim() !== '';
  const search = useId();
  const common = commonRegions.flatMap((region) => codes.find((code) => code.region === region) ?? []);
  const found = codes.filter((code) => isSearched(code, sought));
  return (
    <section className="wrap">
      <div className="mx-auto max-w-140 pt-6 pb-16 md:pt-12">
        <h1 className="text-hero">{t('title')}</h1>
        <div className="sticky top-head z-1 -mx-gutter bg-paper px-gutter py-3">
          <label htmlFor={search} className="sr-only">
            {t('search')}
          </label>
          <div className="flex h-12 items-center rounded-full border border-line bg-surface px-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent">
            <ScreenIcon name="search" className="size-5 shrink-0 text-ink-3" />
            <input
              id={search}
              type="search"
              value={sought}
              onChange={(event) => setSought(event.target.value)}
              placeholder={t('search')}
              autoComplete="off"
              className="h-full min-w-0 flex-1 bg-transparent px-3 text-lg outline-none placeholder:text-ink-3"
            />
          </div>
        </div>
        <p role="status" className="sr-only">
          {isSought && t('found', { count: found.length })}
        </p>
        {isSought ? (
          <Codes heading={t('found', { count: found.length })} codes={found} />
        ) : (
          <>
            <Codes heading={t('common')} codes={common} />
            <Codes heading={t('all')} codes={codes} />
          </>
        )}
        {found.length === 0 && <p className="py-6 text-center text-ink-2">{t('none')}</p>}
      </div>
    </section>
  );
}

function Codes({ heading, codes }: { heading: string; codes: readonly CallingCode[] }) {
  const router = useRouter();
  const { region: chosen } = useEntryFlow();
  const title = useId();
  const choose = ({ region, callingCode }: CallingCode) => {
    changeEntryFlow({ region, callingCode });
    if (hasWayBack()) router.back();
    else router.replace('/login');
  };
  return (
    <section aria-labelledby={title} className="mt-4">
      <h2 id={title} className="text-sm text-ink-3">
        {heading}
      </h2>
      <ul>
        {codes.map((code) => (
          <li key={code.region} className="border-line border-b">
            <button
              type="button"
              aria-current={code.region === chosen || undefined}
              onClick={() => choose(code)}
              className="flex min-h-12 w-full items-center justify-between gap-4 py-2 text-start hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent"
            >
              <span>{code.name}</span>
              <span className="text-ink-2 tabular-nums">+{code.callingCode}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
