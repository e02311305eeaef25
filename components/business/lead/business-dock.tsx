import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { IconShape } from '@/components/ui/icon';
import { Link } from '@/lib/platform/i18n/link';
import { dialNumber } from './business-contact';

/** The bar at the bottom (specification section 2): its buttons are in reach of the thumb, the main one last. */
export function BusinessDock({ children }: { children: ReactNode }) {
  return (
    <div className="dock">
      <div className="wrap flex min-h-16 items-center gap-3 *:flex-auto *:px-4 *:text-center *:last:grow-2 md:justify-end md:*:min-w-45 md:*:flex-none md:*:last:grow-0">
        {children}
      </div>
    </div>
  );
}

/** Calls the hotline; without one it links to customer service. */
export function BusinessCall({ hotline }: { hotline: string | null }) {
  const t = useTranslations('business.actions');
  if (!hotline) return <CustomerLink />;
  return (
    <a href={dialNumber(hotline)} className={buttonClass('line')}>
      <IconShape path={phone} className="size-4.5 shrink-0" />
      {t('call')}
    </a>
  );
}

export function CustomerLink() {
  const t = useTranslations('business.actions');
  return (
    <Link href="/customer" className={buttonClass('line')}>
      {t('customer')}
    </Link>
  );
}

const phone =
  'M6.5 3.5h3L11 8 9 9.7a12 12 0 005.3 5.3L16 13l4.5 1.5v3a3 3 0 01-3.3 3A15.5 15.5 0 013.5 6.8a3 3 0 013-3.3z';
