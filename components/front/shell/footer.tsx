import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Link } from '@/lib/platform/i18n/link';

export interface FooterProps {
  /** Operator of the site; without one the product's name. */
  company: string | null;
  /** Filing registrations in China; null without any. */
  icpNumber: string | null;
  policeNumber: string | null;
  /** Of the copyright. */
  year: number;
  /** Whether there is a native app. */
  offersApp: boolean;
  /** Additional elements in the row of links, in the same style. */
  children?: ReactNode;
}

/** The footer (specification section 1): operator, links, registrations. */
export function Footer({ company, icpNumber, policeNumber, year, offersApp, children }: FooterProps) {
  const t = useTranslations('shell');
  const links = [
    { href: '/Find', words: t('menu.discover') },
    { href: '/About', words: t('footer.about') },
    { href: '/business', words: t('footer.business') },
    { href: '/Agreement', words: t('footer.agreement') },
    { href: '/Agreement#privacy', words: t('footer.privacy') },
    ...(offersApp ? [{ href: '/app', words: t('footer.app') }] : []),
  ];
  return (
    <footer className="mt-18 border-t border-line pt-4 pb-28 text-xs text-ink-3 own-app:hidden">
      <div className="wrap flex flex-col gap-x-10 lg:flex-row lg:items-start lg:justify-between">
        <nav
          aria-label={t('footer.links')}
          className="-mx-2 flex shrink-0 flex-wrap *:flex *:min-h-11 *:items-center *:gap-1 *:px-2 *:hover:text-ink"
        >
          {links.map(({ href, words }) => (
            <Link key={href} href={href}>
              {words}
            </Link>
          ))}
          {children}
        </nav>
        <div className="flex flex-wrap gap-x-5 tabular-nums lg:justify-end">
          <p className="py-3.5">{t('footer.copyright', { year: String(year), company: company || t('name') })}</p>
          <Registrations icpNumber={icpNumber} policeNumber={policeNumber} />
        </div>
      </div>
    </footer>
  );
}

/** Each number links to the authority's page about it, as the law requires. */
function Registrations({ icpNumber, policeNumber }: Pick<FooterProps, 'icpNumber' | 'policeNumber'>) {
  if (!icpNumber && !policeNumber) return null;
  return (
    <p lang="zh-CN" className="flex flex-wrap gap-x-5 *:flex *:min-h-11 *:items-center *:gap-1 *:hover:text-ink">
      {icpNumber && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer noopener">
          {icpNumber}
        </a>
      )}
      {policeNumber && (
        <a href={policeRecord(policeNumber)} target="_blank" rel="noreferrer noopener">
          {/* The authority's emblem may not be shipped with the code; a site gets it with its number and may add it
              here. */}
          <ScreenIcon name="shield" className="size-4" />
          {policeNumber}
        </a>
      )}
    </p>
  );
}

function policeRecord(number: string): string {
  return `https://beian.mps.gov.cn/#/query/webSearch?code=${number.replace(/\D/g, '')}`;
}
