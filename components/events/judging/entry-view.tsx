import { useTranslations } from 'next-intl';
import { LongText } from '@/components/ui/long-text';
import type { EntryAuthors, JudgeEntry } from '@/lib/events/judging/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { EntryFilm } from './entry-film';
import { EntryMakers } from './entry-makers';
import { EntryPictures } from './entry-pictures';

interface EntryViewProps {
  roundId: string;
  entry: JudgeEntry;
  /** Null in a blind contest. */
  authors?: EntryAuthors | null;
}

/** All that a judge sees of an entry: its film, its pictures and what is said of it. */
export function EntryView({ roundId, entry, authors = null }: EntryViewProps) {
  const t = useTranslations('judging.entry');
  const textLanguage = useTextLanguage();
  const { number, intro, introLanguage, pictures, duration } = entry;
  return (
    <>
      {duration > 0 ? (
        <EntryFilm roundId={roundId} entry={entry} />
      ) : (
        <p className="rounded-md bg-sunk px-4 py-3 text-ink-2 text-pretty">{t('noFilm')}</p>
      )}
      {intro && (
        <div className="mt-5">
          <LongText text={intro} lang={textLanguage(introLanguage)} words={{ more: t('more'), less: t('less') }} />
        </div>
      )}
      {pictures.length > 0 && <EntryPictures name={`entry-${number}`} pictures={pictures} />}
      {authors && <EntryMakers authors={authors} />}
    </>
  );
}
