import type { ReactNode } from 'react';
import type { ShownBlock } from '@/lib/base/content/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { besideText } from './legal-head';

interface BlockSectionProps {
  block: Extract<ShownBlock, { items: unknown } | { rows: unknown }>;
  /** It takes the whole width; other blocks have their title beside them on a wide screen. */
  isWide?: boolean;
  children: ReactNode;
}

/** A block below its title; without one it is a part of what stands above it. */
export function BlockSection({ block: { id, title }, isWide = false, children }: BlockSectionProps) {
  const lang = useTextLanguage()(title.language);
  const heading = `block-${id}`;
  const isTitled = title.text !== '';
  return (
    <section aria-labelledby={isTitled ? heading : undefined} className={isWide ? '' : besideText}>
      {isTitled && (
        <h2
          id={heading}
          lang={lang}
          className="mb-4 scroll-mt-[calc(var(--spacing-head)+16px)] text-2xl text-balance md:mb-6"
        >
          {title.text}
        </h2>
      )}
      {isWide ? children : <div className="min-w-0 lg:col-start-2">{children}</div>}
    </section>
  );
}
