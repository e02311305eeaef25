import { useTranslations } from 'next-intl';
import { entryPath } from '@/lib/events/entry/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { Language } from '@/lib/platform/shared/language';

interface Neighbour {
  id: string;
  title: string;
  titleLanguage: Language;
}

/** The entries before and after one; null at the ends. */
export type Neighbours = Record<'previous' | 'next', Neighbour | null>;

/** The way to the entries before and after one, by their numbers. */
export function EntryNeighbours({ contestName, neighbours }: { contestName: string; neighbours: Neighbours }) {
  const t = useTranslations('entry.page');
  const textLanguage = useTextLanguage();
  if (!neighbours.previous && !neighbours.next) return null;
  return (
    <nav aria-label={t('others')} className="mt-12 grid grid-cols-2 gap-x-6 border-line border-t pt-3 md:mt-16">
      {(['previous', 'next'] as const).map((way) => {
        const entry = neighbours[way];
        if (!entry) return <span key={way} />;
        return (
          <Link
            key={way}
            href={entryPath(contestName, entry.id)}
            rel={way === 'next' ? 'next' : 'prev'}
            className={`group flex min-h-11 min-w-0 flex-col py-2 ${way === 'next' ? 'items-end text-right' : ''}`}
          >
            <span className="text-ink-3 text-xs">{t(way)}</span>
            <span
              lang={textLanguage(entry.titleLanguage)}
              className="mt-0.5 line-clamp-2 font-semibold wrap-anywhere group-hover:underline"
            >
              {entry.title}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
