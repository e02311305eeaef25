import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { deskEntryPath } from '@/lib/events/entry/client/desk';
import type { ContestEntry } from '@/lib/events/entry/contract';
import { isTakenDown } from '@/lib/events/entry/rules/take-down';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { shortYuan } from '@/lib/platform/shared/format/yuan';
import { DeskState } from './desk-state';

interface DeskRowProps {
  contestId: string;
  entry: ContestEntry;
  /** The name of its category. */
  category: string;
}

/** An entry in the list of a contest, which leads to all that is known of it. Its parts stand in columns where there is room. */
export function DeskRow({ contestId, entry, category }: DeskRowProps) {
  const t = useTranslations('entryDesk.list');
  const { id, number, thumb, feeFen, sentAt } = entry;
  return (
    <Link href={deskEntryPath(contestId, id)} className={`group ${row}`}>
      <span className="relative block overflow-hidden rounded-sm">
        <Picture
          picture={thumb}
          cuts={cuts}
          sizes="132px"
          className="aspect-3/2 w-full transition-transform duration-500 group-hover:scale-[1.02]"
        />
        <Stamp className="absolute bottom-1.5 left-1.5">{t('number', { number })}</Stamp>
      </span>
      <span className="block min-w-0 md:contents">
        <Names entry={entry} />
        <span className="facts text-ink-3 text-sm md:block md:text-ink-2">
          <span className="wrap-anywhere md:block">{category}</span>
          {feeFen > 0 && <span className="tabular-nums md:block md:text-ink-3">{shortYuan(feeFen)}</span>}
        </span>
        <span className="mt-1 block md:mt-0">
          <DeskState entry={entry} />
        </span>
        <time dateTime={sentAt} className="hidden text-ink-3 text-sm tabular-nums md:block">
          {formatDate(Date.parse(sentAt), { withTime: true })}
        </time>
      </span>
    </Link>
  );
}

/** What it is called, who entered it, and why it failed or was hidden. */
function Names({ entry }: Pick<DeskRowProps, 'entry'>) {
  const t = useTranslations('entryDesk.list');
  const textLanguage = useTextLanguage();
  const { title, titleLanguage, teamName, people, reason } = entry;
  const name = people[0]?.nickname ?? '';
  return (
    <span className="block min-w-0">
      <span
        lang={textLanguage(titleLanguage)}
        className="line-clamp-2 font-semibold transition-colors group-hover:text-ink-2 wrap-anywhere"
      >
        {title}
      </span>
      <span className="block truncate text-ink-2 text-sm">
        {teamName || (people.length > 1 ? t('people', { name, count: people.length }) : name)}
      </span>
      {reason && (
        <span className="line-clamp-1 text-ink-3 text-sm">
          {t(isTakenDown(entry) ? 'takenDown' : 'reason', { reason })}
        </span>
      )}
    </span>
  );
}

/** Placeholder of a row. */
export function DeskRowSkeleton() {
  return (
    <div aria-hidden="true" className={row}>
      <div className="skeleton aspect-3/2 rounded-sm" />
      <div>
        <div className="skeleton h-4 w-3/5" />
        <div className="skeleton mt-2 h-3.5 w-2/5" />
        <div className="skeleton mt-2 h-3.5 w-1/4" />
      </div>
    </div>
  );
}

const row =
  'grid grid-cols-[108px_minmax(0,1fr)] gap-x-3.5 py-3.5 md:grid-cols-[132px_minmax(0,1fr)_10rem_8rem_9.5rem] md:items-center md:gap-x-6';

const cuts = [videoThumbnailSize] as const;
