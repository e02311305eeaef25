import { useTranslations } from 'next-intl';
import { CardStartTime } from '@/components/events/activity/card-start-time';
import { buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import { broadcastPath, editBroadcastPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastDraft } from '@/lib/live/broadcast/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { coverCuts } from './cover';
import { standingOf, standingTones } from './own-standing';

/** Which broadcast it is, how it stands, and the ways to its page and its editor. */
export function DeskHead({ broadcast }: { broadcast: BroadcastDraft }) {
  const t = useTranslations('broadcastManage');
  const textLanguage = useTextLanguage();
  const { id, title, titleLanguage, thumb, state, reason, startTime, underReview } = broadcast;
  const standing = standingOf(broadcast);
  return (
    <header className="flex flex-wrap items-start gap-4 md:gap-5">
      <Picture
        picture={thumb}
        cuts={coverCuts}
        sizes="176px"
        first
        className="aspect-video w-36 flex-none rounded-md md:w-44"
      />
      <div className="min-w-50 grow basis-0">
        <p className="text-xs">
          <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold ${standingTones[standing]}`}>
            {t(`standing.${standing}`)}
          </span>
        </p>
        <h1 lang={textLanguage(titleLanguage)} className="mt-1 line-clamp-2 text-2xl wrap-anywhere">
          {title}
        </h1>
        {startTime && (
          <p className="mt-1 text-ink-2 text-sm tabular-nums">
            <CardStartTime iso={startTime} />
          </p>
        )}
        {Object.keys(underReview).length > 0 && <p className="mt-1 text-ink-2 text-sm">{t('desk.underReview')}</p>}
        {reason && (
          <p className="mt-2 text-ink-2 text-sm whitespace-pre-wrap wrap-anywhere">{t('own.reason', { reason })}</p>
        )}
        {state === 'verified' && (
          <p className="mt-3 flex flex-wrap gap-2">
            <Link href={editBroadcastPath(id)} className={buttonClass('line', 'row')}>
              {t('own.edit')}
            </Link>
            <Link href={broadcastPath(id)} className={buttonClass('line', 'row')}>
              {t('own.see')}
            </Link>
          </p>
        )}
      </div>
    </header>
  );
}
