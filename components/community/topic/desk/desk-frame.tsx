'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import type { DeskHead } from '@/lib/community/topic/contract';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

const tabs = ['settings', 'members', 'banners', 'works'] as const;

/** The head of the desk of a channel: which channel it is, the way to its page, and the parts of the desk. */
export function DeskFrame({ head }: { head: DeskHead }) {
  const t = useTranslations('topicManage');
  const textLanguage = useTextLanguage();
  const pathname = usePathname();
  const { id, title, titleLanguage, thumb, isPublic, isByStaff, waiting } = head;
  const base = `/topicManage/${encodeURIComponent(id)}`;
  const isHere = (tab: (typeof tabs)[number]) =>
    tab === 'settings' ? !tabs.slice(1).some((other) => pathname.endsWith(`/${other}`)) : pathname.endsWith(`/${tab}`);
  return (
    <>
      <header className="wrap flex max-w-240 items-center gap-3.5 pt-5 pb-2">
        <Picture picture={thumb} cuts={cuts} sizes="56px" className="size-14 flex-none rounded-md" />
        <p lang={textLanguage(titleLanguage)} className="line-clamp-2 min-w-0 grow font-semibold text-xl wrap-anywhere">
          {title}
        </p>
        {isPublic && (
          <Link href={channelPath(id)} className={`flex-none ${buttonClass('line')}`}>
            {t('see')}
          </Link>
        )}
      </header>
      {isByStaff && <p className="wrap max-w-240 pb-1 text-ink-2 text-sm text-pretty">{t('byStaff')}</p>}
      <nav aria-label={t('tabs.label')} className="sticky top-head z-4 bg-paper">
        <ul className="wrap rail max-w-240 gap-5 border-line border-b md:gap-6.5">
          {tabs.map((tab) => (
            <li key={tab} className="flex-none">
              <Link
                href={tab === 'settings' ? base : `${base}/${tab}`}
                aria-current={isHere(tab) ? 'page' : undefined}
                className="relative block py-3 text-ink-2 -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=page]:after:bg-accent"
              >
                {t(`tabs.${tab}`)}
                {tab === 'works' && waiting > 0 && (
                  <span className="ml-1.5 rounded-full bg-accent px-1.75 py-0.5 font-semibold text-accent-ink text-xs tabular-nums">
                    {waiting}
                    <span className="sr-only"> {t('tabs.waiting', { count: waiting })}</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const cuts = [
  { width: 140, height: 140 },
  { width: 280, height: 280 },
] as const;
