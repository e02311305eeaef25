'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';

interface ControlBarProps {
  ref: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}

/** The bar of controls over the end of a picture. */
export function ControlBar({ ref, className = '', children }: ControlBarProps) {
  const t = useTranslations('filmPlayer');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar of controls is no set of form fields
    <div
      ref={ref}
      role="group"
      aria-label={t('controls')}
      className={`absolute inset-x-0 bottom-0 z-2 flex items-center bg-linear-to-b from-transparent to-shade/80 px-2 pt-8 ${className}`}
    >
      {children}
    </div>
  );
}
