import { useTranslations } from 'next-intl';
import { CardAbout } from '@/components/events/activity/card-about';
import { CardDiscussion } from '@/components/reactions/comment/card-discussion';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import type { Thread } from '@/lib/reactions/comment/contract';
import { CardContestFrame } from './card-contest-frame';
import { HomeActions } from './home-actions';
import { HomeCanceled } from './home-canceled';
import { HomeCategories } from './home-categories';
import { HomeChanges } from './home-changes';
import { HomeNow } from './home-now';
import { HomeTimeline } from './home-timeline';

interface HomeScreenProps {
  contest: ContestDetail;
  /** The text of its announcement as displayed. */
  html: string;
  commentCount: number;
  /** The first comments. */
  comments: Page<Thread>;
}

/** A contest (specification section 2, /match/{contestName}): what it is, when what happens, and what can be done now. */
export function HomeScreen({ contest, html, commentCount, comments }: HomeScreenProps) {
  const t = useTranslations('contestHome.about');
  const { id, phase, cancelReason, titleLanguage, photos, organiser } = contest;
  const head = (
    <>
      {phase === 'canceled' && <HomeCanceled reason={cancelReason} />}
      <HomeNow contest={contest} />
      <HomeActions contest={contest} commentCount={commentCount} />
    </>
  );
  return (
    <CardContestFrame contest={contest} current="home" head={head}>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-x-14">
        <div className="space-y-9 lg:order-last">
          <HomeTimeline contest={contest} />
          <HomeCategories contest={contest} />
          <Rules contest={contest} />
          <HomeChanges contest={contest} />
        </div>
        <div className="min-w-0 max-lg:mt-10">
          <CardAbout
            {...{ id, titleLanguage, photos, organiser, html }}
            words={{
              title: t('title'),
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
    </CardContestFrame>
  );
}

/** What its entrants agree to, and that nobody is named where that is so. */
function Rules({ contest: { name, isBlind, termsVersion } }: { contest: ContestDetail }) {
  const t = useTranslations('contestHome.rules');
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="mb-2 text-xl">
        {t('title')}
      </h2>
      {isBlind && <p className="text-ink-2 text-sm text-pretty">{t('blind')}</p>}
      <Link
        href={contestPartPath(name, 'terms')}
        className="inline-flex min-h-11 items-center text-accent text-sm hover:underline"
      >
        {t('terms', { version: termsVersion })}
      </Link>
    </section>
  );
}
