'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import type { ReviewReasons } from '@/components/base/staff/card-review';
import { ReviewDecision } from '@/components/base/staff/card-review-decision';
import { ReviewPage, useReviewed } from '@/components/base/staff/card-review-page';
import { Link } from '@/lib/platform/i18n/link';
import { workReview } from '@/lib/works/work/client/console';
import type { WorkForReview } from '@/lib/works/work/contract';
import { statesBefore } from '@/lib/works/work/rules/transitions';
import { WorkCredits, WorkFacts, WorkFile } from './console-work-facts';
import { type FilmPlayer, WorkFilm } from './console-work-film';
import { WorkTexts } from './console-work-texts';

interface WorkConsoleProps {
  work: WorkForReview;
  reasons: ReviewReasons;
  /** The viewer may also pick works for a month. */
  mayPick: boolean;
  Player: FilmPlayer;
}

/** One work in the console: its film, its data, and the decision. */
export function WorkConsole({ work: first, reasons, mayPick, Player }: WorkConsoleProps) {
  const words = useTranslations('workConsole');
  const { thing: work, isGone } = useReviewed(workReview.get, first);
  const id = encodeURIComponent(work.id);
  return (
    <ReviewPage
      section="works"
      title={work.title}
      {...{ isGone, words }}
      decision={
        <ReviewDecision
          thing={work}
          calls={workReview}
          path={`/video/detail/${id}`}
          links={
            mayPick && (
              <Link href={`/staff/picks?work=${id}`} className={consoleButton()}>
                {words('pickIt')}
              </Link>
            )
          }
          notYet={work.processing.state === 'ready' ? undefined : words('notReady')}
          {...{ statesBefore, words, reasons }}
        />
      }
    >
      <WorkFilm work={work} Player={Player} />
      <WorkTexts work={work} />
      <WorkFacts work={work} />
      {work.credits.length > 0 && <WorkCredits credits={work.credits} />}
      <WorkFile work={work} />
    </ReviewPage>
  );
}
