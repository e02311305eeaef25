'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { moveTabFocus, tabClass } from '@/components/ui/tab-keys';
import { changeEntryFlow, useEntryFlow } from '@/lib/people/account/client/entry-flow';

const ways = ['mobile', 'email'] as const;
export type TargetWay = (typeof ways)[number];

interface TargetWaysProps {
  /** Label of the tab list. */
  label: string;
  children(way: TargetWay): ReactNode;
}

/**
 * Two tabs: send the code to a phone or to an e-mail address. The flow stores which, so that a reload or going back
 * keeps it.
 */
export function TargetWays({ label, children }: TargetWaysProps) {
  const t = useTranslations('account.form');
  const chosen: TargetWay = useEntryFlow().email === null ? 'mobile' : 'email';
  const id = useId();
  const choose = (way: TargetWay) => {
    if (way !== chosen) changeEntryFlow(way === 'email' ? { mobile: null, email: '' } : { mobile: '', email: null });
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveTabFocus}
        className="mb-6 flex gap-6.5 border-line border-b"
      >
        {ways.map((way) => (
          <button
            key={way}
            id={`${id}-${way}`}
            type="button"
            role="tab"
            aria-selected={way === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={way === chosen ? 0 : -1}
            onClick={() => choose(way)}
            className={tabClass}
          >
            {t(way)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children(chosen)}
      </div>
    </>
  );
}
