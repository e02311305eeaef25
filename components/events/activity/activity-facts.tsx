import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { mapAddress } from '@/lib/events/activity/client/addresses';
import { activityCategory, activityStatus } from '@/lib/events/activity/codes';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { shortYuan } from '@/lib/platform/shared/format/yuan';
import { CardActivityTimes } from './card-activity-times';

interface ActivityFactsProps {
  activity: ActivityDetail;
  /** Of an online one: its link, or who gets it. */
  link: ReactNode;
}

/** When and where an activity takes place, until when one can register, and what it costs. */
export function ActivityFacts({ activity, link }: ActivityFactsProps) {
  const t = useTranslations('activityPage.facts');
  const { category, enrolStartTime, enrolEndTime, holdStartTime, holdEndTime, priceFrom } = activity;
  return (
    <dl aria-label={t('label')} className="mt-5 border-line border-t *:border-line *:border-b *:py-3.5">
      <Fact name={t('hold')}>
        <CardActivityTimes from={holdStartTime} to={holdEndTime} />
      </Fact>
      <Fact name={t('enrol')}>
        <CardActivityTimes from={enrolStartTime} to={enrolEndTime} />
      </Fact>
      <Fact name={t('place')}>
        {category === activityCategory.offline ? (
          <Place activity={activity} />
        ) : (
          <Online category={category} link={link} />
        )}
      </Fact>
      {priceFrom !== null && (
        <Fact name={t('price')}>
          <Price ticketTypes={activity.ticketTypes} />
          {activity.status !== activityStatus.ended && (
            <a
              href="#offer"
              className="-mb-3 inline-flex min-h-11 items-center text-accent text-sm hover:underline lg:hidden"
            >
              {t(activity.admission === 'tickets' ? 'toTickets' : 'toSignup')}
            </a>
          )}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-3 text-sm leading-6">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Place({ activity: { venue, address, city } }: { activity: ActivityDetail }) {
  const t = useTranslations('activityPage.facts');
  const textLanguage = useTextLanguage();
  return (
    <>
      <p lang={textLanguage(venue.language)} className="font-semibold wrap-anywhere">
        {venue.text || city}
      </p>
      {address.text && (
        <p lang={textLanguage(address.language)} className="text-ink-2 text-sm wrap-anywhere">
          {address.text}
        </p>
      )}
      <NewTabLink
        href={mapAddress([venue.text, address.text, city])}
        rel="nofollow noopener noreferrer"
        className="-mb-3 inline-flex min-h-11 items-center text-accent text-sm hover:underline"
      >
        {t('map')}
      </NewTabLink>
    </>
  );
}

/** An online activity, or a contest, which takes place in its channel. */
function Online({ category, link }: { category: number; link: ReactNode }) {
  const t = useTranslations('activityPage.facts');
  return (
    <>
      <p className="font-semibold">{t('online')}</p>
      {category === activityCategory.contest && <p className="text-ink-2 text-sm text-pretty">{t('contest')}</p>}
      {link}
    </>
  );
}

/** What one pays: nothing, one price, or from the lowest to the highest. */
function Price({ ticketTypes }: Pick<ActivityDetail, 'ticketTypes'>) {
  const t = useTranslations('activity');
  const prices = ticketTypes.map(({ priceFen }) => priceFen);
  const ends = prices.length > 0 ? new Set([Math.min(...prices), Math.max(...prices)]) : new Set([0]);
  return (
    <p className="font-semibold tabular-nums">
      {[...ends].map((fen) => (fen === 0 ? t('free') : shortYuan(fen))).join(' – ')}
    </p>
  );
}
