import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button-class';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { ShareButton } from '@/components/ui/share-button';
import { Stamp } from '@/components/ui/stamp';
import type { EntryDetail } from '@/lib/events/entry/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDuration } from '@/lib/platform/shared/format/duration';

interface EntryHeadProps {
  entry: EntryDetail;
  /** What it won. */
  awards: ReactNode;
}

/** What an entry is called, its result, whose it is, and what one can do with it beside voting. */
export function EntryHead({ entry, awards }: EntryHeadProps) {
  const t = useTranslations('entry');
  const textLanguage = useTextLanguage();
  const { title, titleLanguage, result, workId } = entry;
  return (
    <header>
      {result !== 'entered' && (
        <Stamp tone={result === 'awarded' ? 'lit' : 'shade'} className="mb-2 inline-block">
          {t(`card.${result}`)}
        </Stamp>
      )}
      <h1 lang={textLanguage(titleLanguage)} className="text-2xl text-balance wrap-anywhere">
        {title}
      </h1>
      <EntryFacts entry={entry} />
      {awards}
      <EntryMakers entry={entry} />
      <div className="mt-5 flex flex-wrap gap-3 noscript:hidden">
        {workId !== null && (
          <NewTabLink href={`/video/detail/${encodeURIComponent(workId)}`} className={`grow ${buttonClass('ink')}`}>
            <ScreenIcon name="play" className="size-4.5" />
            {t('page.watch')}
          </NewTabLink>
        )}
        <ShareButton
          label={t('page.share')}
          words={{
            copied: t('page.copied'),
            copiedInChat: t('page.copiedInChat'),
            copyFailed: t('page.copyFailed'),
          }}
          className={`${workId === null ? 'grow' : ''} ${buttonClass('line')}`}
        />
      </div>
      <ReportLink
        type="entry"
        id={entry.id}
        className="mt-1 inline-flex min-h-11 items-center text-ink-3 text-xs hover:underline"
      >
        {t('page.report')}
      </ReportLink>
    </header>
  );
}

function EntryFacts({ entry }: { entry: EntryDetail }) {
  const t = useTranslations('entry');
  const { number, categoryName, mode, duration } = entry;
  return (
    <p className="facts mt-2 text-ink-2 text-sm tabular-nums">
      <span>{t('card.number', { number: String(number) })}</span>
      {categoryName && <span>{categoryName}</span>}
      <span>{t(`mode.${mode}`)}</span>
      {duration > 0 && (
        <span>
          <span className="sr-only">{t('card.duration')} </span>
          {formatDuration(duration)}
        </span>
      )}
    </p>
  );
}

/** Its team and its people, each with the way to their page; why nobody is named where nobody is. */
function EntryMakers({ entry: { teamName, people } }: { entry: EntryDetail }) {
  const t = useTranslations('entry.page');
  if (people.length === 0 && !teamName) {
    return <p className="mt-4 border-line border-y py-3.5 text-ink-3 text-sm text-pretty">{t('blind')}</p>;
  }
  return (
    <section aria-label={t('people')} className="mt-4 border-line border-y py-2">
      {teamName && <p className="pt-1.5 font-semibold">{teamName}</p>}
      <ul className="flex flex-wrap gap-x-6">
        {people.map(({ userId, nickname, avatar, verification }) => (
          <li key={userId} className="min-w-0">
            <Link
              href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
              className="flex min-h-13 min-w-0 items-center gap-3 hover:underline"
            >
              <Avatar picture={avatar} size={44} />
              <CardPersonName name={nickname} verification={verification} className="font-semibold" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
