import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Link } from '@/lib/platform/i18n/link';

const pages = ['service', 'advertisement', 'contact'] as const;
const paths = { service: '/service', advertisement: '/advertisement', contact: '/contact-us' } as const;

/** The other business pages, in rows. */
export function BusinessMore() {
  const t = useTranslations('business.page.more');
  return (
    <ul className="border-t border-line">
      {pages.map((page) => (
        <li key={page} className="border-b border-line">
          <Link href={paths[page]} className="group flex items-center gap-4 py-5">
            <span className="min-w-0 flex-1 md:grid md:grid-cols-[2fr_3fr] md:items-baseline md:gap-5">
              <span className="block text-xl font-bold">{t(`${page}.title`)}</span>
              <span className="block text-ink-2 text-pretty">{t(`${page}.text`)}</span>
            </span>
            <ScreenIcon name="arrow" className="size-5 shrink-0 transition-transform group-hover:translate-x-1" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
