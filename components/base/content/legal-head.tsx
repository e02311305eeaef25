import { useTranslations } from 'next-intl';
import type { ContentPage } from '@/lib/base/content/contract';
import type { Chapter } from '@/lib/base/rich-text/codes';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** Version and date of a legal text. */
export function LegalVersion({ page: { version, updatedAt } }: { page: Pick<ContentPage, 'version' | 'updatedAt'> }) {
  const t = useTranslations('content.agreement');
  const day = formatDate(Date.parse(updatedAt));
  return (
    <p className="mt-1 text-sm text-ink-3 tabular-nums">
      {t.rich('version', { version: String(version), date: () => <time dateTime={day}>{day}</time> })}
    </p>
  );
}

interface LegalContentsProps {
  chapters: readonly Chapter[];
  /** The language of the text, where it differs from the page's. */
  lang: string | undefined;
}

/** Its table of contents, folded; nothing for a text without chapters. */
export function LegalContents({ chapters, lang }: LegalContentsProps) {
  const t = useTranslations('content.agreement');
  if (chapters.length === 0) return null;
  return (
    <details className="mt-3 border-line border-y">
      <summary className="flex min-h-11 items-center font-semibold">{t('contents')}</summary>
      <ol lang={lang} className="pb-2">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center text-ink-2 hover:text-ink">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** On a wide screen the head of a text stays visible beside it. */
export const besideText = 'lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-16';
export const staysInSight =
  'lg:sticky lg:top-[calc(var(--spacing-head)+32px)] lg:max-h-[calc(100dvh-var(--spacing-head)-64px)] lg:self-start lg:overflow-y-auto';
