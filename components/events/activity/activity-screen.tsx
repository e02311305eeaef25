import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardDiscussion } from '@/components/reactions/comment/card-discussion';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import type { Page } from '@/lib/platform/shared/wire';
import type { Thread } from '@/lib/reactions/comment/contract';
import { ActivityActions } from './activity-actions';
import { ActivityCanceled } from './activity-canceled';
import { ActivityFacts } from './activity-facts';
import { ActivityHead } from './activity-head';
import { ActivityPoster } from './activity-poster';
import { CardAbout } from './card-about';

/** What slices above activities add to the page of one. */
export interface ActivitySlots {
  /** How one takes part: its tickets, or the sign-up. Nothing for a contest. */
  offer: ReactNode;
  /** Who takes part. */
  participants: ReactNode;
  /** The link of an online one, which only those who take part get, or who gets it. Nothing for one on site. */
  link: ReactNode;
}

interface ActivityScreenProps extends ActivitySlots {
  activity: ActivityDetail;
  /** Its details as displayed. */
  html: string;
  /** The first comments. */
  comments: Page<Thread>;
}

/** An activity (specification section 2, /ActivityDetail): what it is, how to take part, and what is said about it. */
export function ActivityScreen({ activity, html, comments, offer, participants, link }: ActivityScreenProps) {
  const t = useTranslations('activityPage');
  const { id, titleLanguage, photos, commentCount, organiser } = activity;
  return (
    <div className="wrap pt-5 pb-12 md:pt-8" data-sleeps="painted">
      <div className="md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-x-14">
        <ActivityPoster activity={activity} />
        <div className="min-w-0">
          <ActivityHead activity={activity} />
          {activity.isCanceled && <ActivityCanceled reason={activity.cancelReason} />}
          <ActivityFacts activity={activity} link={link} />
          <ActivityActions activity={activity} />
        </div>
      </div>
      <div className="mt-8 md:mt-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-x-14">
        <div
          id="offer"
          className="scroll-mt-[calc(var(--spacing-head)+16px)] space-y-8 empty:hidden lg:sticky lg:top-[calc(var(--spacing-head)+24px)] lg:order-last lg:self-start"
        >
          {offer}
          {participants}
        </div>
        <div className="min-w-0 max-lg:mt-10">
          <CardAbout
            {...{ id, titleLanguage, photos, organiser, html }}
            words={{
              title: t('details'),
              only: t('only', { language: titleLanguage }),
              photos: t('photos'),
              organiser: t('organiser'),
            }}
          />
          <div className="mt-10 md:mt-14">
            <CardDiscussion kind="activity" thingId={id} count={commentCount} first={comments} />
          </div>
        </div>
      </div>
    </div>
  );
}
