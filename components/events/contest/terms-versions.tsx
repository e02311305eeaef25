'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { termsVersionOf } from '@/lib/events/contest/client/addresses';
import { TermsSheet } from './terms-sheet';

interface TermsVersionsProps {
  /** Of the contest. */
  name: string;
  /** The version of now; those before it are listed, the latest first. */
  current: number;
}

/** The earlier versions of the terms of a contest: each opens over the page, at a press or because the address names it. */
export function TermsVersions({ name, current }: TermsVersionsProps) {
  const t = useTranslations('contestHome.terms');
  const [opened, setOpened] = useState<number | null>(null);
  const openNamed = useEffectEvent(() => {
    const version = termsVersionOf(location.hash);
    if (version !== null && version < current) setOpened(version);
  });
  useEffect(() => {
    const open = () => openNamed();
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  function close() {
    setOpened(null);
    // So that a reload shows the terms of now. The router's own history entry must stay unchanged.
    if (termsVersionOf(location.hash) !== null) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  }
  const earlier = [...Array(current - 1).keys()].map((place) => current - 1 - place);
  return (
    <section aria-labelledby="versions" className="mt-5 noscript:hidden">
      <h3 id="versions" className="font-semibold text-base">
        {t('earlier')}
      </h3>
      <p className="mt-0.5 text-ink-2 text-sm text-pretty">{t('earlierText')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {earlier.map((version) => (
          <li key={version}>
            <button
              type="button"
              onClick={() => setOpened(version)}
              className="min-h-11 rounded-full border border-line px-4 text-sm tabular-nums transition-colors hover:border-ink-3"
            >
              {t('open', { version })}
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && <TermsSheet name={name} version={opened} onClose={close} />}
    </section>
  );
}
