import { useTranslations } from 'next-intl';
import { StateBadge } from '@/components/base/staff/card-parts';
import { Icon } from '@/components/ui/icon';
import type { ContentDraft } from '@/lib/base/content/contract';
import { Link } from '@/lib/platform/i18n/link';
import { type Language, languages } from '@/lib/platform/shared/language';

interface PreviewBarProps {
  draft: ContentDraft;
  /** The one that is shown. */
  language: Language;
}

/** The frame of the console would leave the page less room than on the site, so it is hidden here. */
const withoutFrame =
  'div:has(> main [data-preview]) { display: block; } header:has(+ main [data-preview]) { display: none; }';

/** The bar above a preview: what it shows, in which language, and the way back. As high as the header of the site. */
export function PreviewBar({ draft, language }: PreviewBarProps) {
  const t = useTranslations('contentConsole');
  const path = `/staff/content/${encodeURIComponent(draft.id)}`;
  const isFallback = language === 'en' && !draft.document.en.title;
  return (
    <>
      <style>{withoutFrame}</style>
      <nav
        data-preview
        aria-label={t('preview.title')}
        className="sticky top-0 z-2 border-line border-b bg-surface text-sm"
      >
        <div className="flex h-head-row items-center gap-x-4 overflow-x-auto px-gutter whitespace-nowrap">
          <Link href={path} className="-ml-1 flex min-h-11 items-center gap-1 text-ink-2 hover:text-ink">
            <Icon name="back" className="size-4" />
            {t('preview.back')}
          </Link>
          <StateBadge tone={draft.hasDraft ? 'warn' : 'ok'}>
            {t(draft.hasDraft ? 'preview.draft' : 'preview.published')}
          </StateBadge>
          <ul aria-label={t('preview.language')} className="ml-auto flex gap-4">
            {languages.map((each) => (
              <li key={each}>
                <Link
                  href={`${path}/preview?language=${each}`}
                  replace
                  aria-current={each === language ? 'true' : undefined}
                  className="flex min-h-11 items-center text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {t(`languages.${each}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {isFallback && <p className="border-line border-t px-gutter py-2 text-ink-2">{t('preview.fallback')}</p>}
      </nav>
    </>
  );
}
