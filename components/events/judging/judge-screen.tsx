'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { contestPath } from '@/lib/events/contest/client/addresses';
import { judgingsPath } from '@/lib/events/judging/client/addresses';
import { judgingQuery } from '@/lib/events/judging/client/judgings';
import type { AssignmentItem, JudgingDetail, Tie } from '@/lib/events/judging/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { Page } from '@/lib/platform/shared/wire';
import { JudgeAssignments } from './judge-assignments';
import { JudgeDeadline } from './judge-deadline';
import { JudgeInvitation } from './judge-invitation';
import { JudgeRubric } from './judge-rubric';
import { judgeStandingOf, judgeStandingTones } from './judge-standing';
import { JudgeTies } from './judge-ties';

interface JudgeRoundProps {
  first: JudgingDetail;
  /** The first of what was given to the caller; null before the round opens. */
  assignments: Page<AssignmentItem> | null;
  /** The first of them that has no scores yet. */
  nextId: string | null;
  /** What its chair is to order. */
  ties: readonly Tie[];
  /** When the page was rendered, in ms. */
  now: number;
}

/** A round for somebody who judges in it: the invitation, then what they judge, and ties for its chair. */
export function JudgeRound({ first, assignments, nextId, ties, now }: JudgeRoundProps) {
  const { data: judging = first } = useQuery({ ...judgingQuery(first.roundId), initialData: first });
  return (
    <div className="wrap pt-5 pb-12">
      <JudgeHead judging={judging} now={now} />
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-8">
          {judging.state === 'draft' && <JudgeInvitation judging={judging} />}
          {ties.length > 0 && <JudgeTies roundId={judging.roundId} first={ties} />}
          {assignments && <JudgeAssignments {...{ judging, now, nextId }} first={assignments} />}
        </div>
        <JudgeRubric criteria={judging.criteria} />
      </div>
    </div>
  );
}

function JudgeHead({ judging, now }: { judging: JudgingDetail; now: number }) {
  const t = useTranslations('judging');
  const textLanguage = useTextLanguage();
  const { contest, name, isChair, deadlineTime } = judging;
  const standing = judgeStandingOf(judging, now);
  const link = 'inline-flex min-h-11 items-center px-2.25 text-ink-2 transition-colors hover:text-ink';
  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
        <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold ${judgeStandingTones[standing]}`}>
          {t(`standing.${standing}`)}
        </span>
        {isChair && <span className="text-ink-3">{t('chair')}</span>}
      </p>
      <h1 lang={textLanguage(contest.titleLanguage)} className="mt-1 text-2xl wrap-anywhere">
        {contest.title}
      </h1>
      <p className="facts mt-1 text-ink-2 tabular-nums">
        {name.text && <span lang={textLanguage(name.language)}>{name.text}</span>}
        <span>
          <JudgeDeadline time={deadlineTime} />
        </span>
      </p>
      <p className="-ml-2.25 flex flex-wrap text-sm">
        <Link href={judgingsPath} className={link}>
          {t('back')}
        </Link>
        {contest.name && (
          <Link href={contestPath(contest.name)} className={link}>
            {t('toContest')}
          </Link>
        )}
      </p>
    </header>
  );
}
