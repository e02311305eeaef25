import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/new-tab-link';
import type { Service } from '@/lib/business/lead/codes';
import { Link } from '@/lib/platform/i18n/link';

/** How this site takes requests, as configured; null ones are not offered. */
export interface BusinessWays {
  hotline: string | null;
  email: string | null;
  /** External forms that replace our own, by service. */
  forms: Partial<Record<string, string>>;
}

interface BusinessFormLinkProps {
  service: Service;
  forms: BusinessWays['forms'];
  className: string;
  children: ReactNode;
}

/** Links to the form of a service: our own, or a configured external one in a new tab (specification section 2). */
export function BusinessFormLink({ service, forms, className, children }: BusinessFormLinkProps) {
  const t = useTranslations('business');
  const elsewhere = forms[service];
  if (!elsewhere) {
    return (
      <Link href={`/business/request/${service}`} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <NewTabLink href={elsewhere} rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only own-app:hidden">{t('newTab')}</span>
    </NewTabLink>
  );
}
