import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { contestPath } from '@/lib/events/contest/client/addresses';
import { contestPhases } from '@/lib/events/contest/codes';
import type { DatedContest } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { HomeNow } from './home-now';
import { HomeTimeline } from './home-timeline';
import { PhaseStamp } from './phase-stamp';
import { posterCuts } from './poster';

interface CardContestDatesProps {
  contest: DatedContest;
  /** It stands on a page of the contest, which says which one it is. */
  isOwn?: boolean;
}

/** A contest on an edited page: which one it is, what can be done in it now and until when, and all of its dates. */
export function CardContestDates({ contest, isOwn = false }: CardContestDatesProps) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-x-14">
      <div className="min-w-0">
        {!isOwn && <Head contest={contest} />}
        <HomeNow contest={contest} />
      </div>
      <div className="max-lg:mt-8 lg:pt-5">
        <HomeTimeline contest={contest} />
      </div>
    </div>
  );
}

function Head({ contest }: { contest: DatedContest }) {
  const t = useTranslations('contest.phase');
  const textLanguage = useTextLanguage();
  const { name, thumb, title, titleLanguage } = contest;
  const words = Object.fromEntries(contestPhases.map((phase) => [phase, t(phase)]));
  return (
    <Link href={contestPath(name)} className="group flex items-end gap-4 md:gap-6">
      <div className="w-28 flex-none overflow-hidden rounded-md md:w-40">
        <Picture picture={thumb} cuts={posterCuts} sizes="160px" className="aspect-3/4 w-full" />
      </div>
      <div className="min-w-0">
        <PhaseStamp contest={contest} words={words as Record<(typeof contestPhases)[number], string>} />
        <h2
          lang={textLanguage(titleLanguage)}
          className="mt-2 text-2xl text-balance wrap-anywhere group-hover:underline"
        >
          {title}
        </h2>
      </div>
    </Link>
  );
}
