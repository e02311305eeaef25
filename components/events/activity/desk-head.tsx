import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import { activityPath } from '@/lib/events/activity/client/addresses';
import type { ActivityDraft } from '@/lib/events/activity/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { CardStartTime } from './card-start-time';
import { standingOf, standingTones } from './own-standing';
import { posterCuts } from './poster';

/** Which activity it is, how it stands, and the ways to its page and its editor. */
export function DeskHead({ activity }: { activity: ActivityDraft }) {
  const t = useTranslations('activityManage');
  const kindOf = useTranslations('activity.category');
  const textLanguage = useTextLanguage();
  const { id, contestName, title, titleLanguage, thumb, category, state, reason, holdStartTime, underReview } =
    activity;
  const standing = standingOf(activity);
  return (
    <header className="wrap pt-5 pb-3">
      <div className="mx-auto flex max-w-180 items-start gap-4 md:gap-5">
        <Picture
          picture={thumb}
          cuts={posterCuts}
          sizes="96px"
          first
          className="aspect-3/4 w-18 flex-none rounded-md md:w-24"
        />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
            <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold ${standingTones[standing]}`}>
              {t(`standing.${standing}`)}
            </span>
            <span className="text-ink-3">{kindOf(`${category}`)}</span>
          </p>
          <h1 lang={textLanguage(titleLanguage)} className="mt-1 line-clamp-2 text-2xl wrap-anywhere">
            {title}
          </h1>
          {holdStartTime && (
            <p className="mt-1 text-ink-2 text-sm tabular-nums">
              <CardStartTime iso={holdStartTime} />
            </p>
          )}
          {Object.keys(underReview).length > 0 && <p className="mt-1 text-ink-2 text-sm">{t('desk.underReview')}</p>}
          {reason && (
            <p className="mt-2 max-w-180 text-ink-2 text-sm whitespace-pre-wrap wrap-anywhere">
              {t('own.reason', { reason })}
            </p>
          )}
          <p className="mt-3 flex flex-wrap gap-2">
            {state === 'verified' && (
              <>
                <Link href={`/activityManage/${encodeURIComponent(id)}/edit`} className={buttonClass('line', 'row')}>
                  {t('own.edit')}
                </Link>
                <Link href={activityPath({ id, contestName })} className={buttonClass('line', 'row')}>
                  {t('own.see')}
                </Link>
              </>
            )}
          </p>
        </div>
      </div>
    </header>
  );
}
