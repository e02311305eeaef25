import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';

export interface FooterProps {
  /** Who runs the site; without one it is the product's own name. */
  company: string | null;
  /** Filing registrations in China; none where the site has none. */
  icpNumber: string | null;
  policeNumber: string | null;
  /** Of the copyright. */
  year: number;
}

const links = [
  { href: '/About', name: 'about' },
  { href: '/business', name: 'business' },
  { href: '/Agreement', name: 'agreement' },
] as const;

/** The footer (specification section 1): who owns the site, where to read about it, its registrations. */
export function Footer({ company, icpNumber, policeNumber, year }: FooterProps) {
  const t = useTranslations('shell');
  return (
    <footer className="mt-18 border-t border-line pt-5 pb-28 text-xs text-ink-3 own-app:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-5">
        <nav aria-label={t('footer.links')} className="-mx-2 flex flex-wrap">
          {links.map(({ href, name }) => (
            <Link key={name} href={href} prefetch={false} className="flex min-h-11 items-center px-2 hover:text-ink">
              {t(`footer.${name}`)}
            </Link>
          ))}
        </nav>
        <p className="w-full tabular-nums md:w-auto">
          {t('footer.copyright', { year: String(year), company: company || t('name') })}
        </p>
        <p lang="zh-CN" className="flex flex-wrap gap-x-4 tabular-nums">
          {icpNumber && <Registration href="https://beian.miit.gov.cn/" number={icpNumber} />}
          {policeNumber && <Registration href="https://beian.mps.gov.cn/" number={policeNumber} />}
        </p>
      </div>
    </footer>
  );
}

function Registration({ href, number }: { href: string; number: string }) {
  return (
    <a href={href} rel="noreferrer" className="flex min-h-11 items-center hover:text-ink">
      {number}
    </a>
  );
}
