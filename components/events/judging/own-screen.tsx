'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { contestsPath } from '@/lib/events/contest/client/addresses';
import { judgingPath } from '@/lib/events/judging/client/addresses';
import { judgingsQuery } from '@/lib/events/judging/client/judgings';
import type { Judging } from '@/lib/events/judging/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { Page } from '@/lib/platform/shared/wire';
import { JudgeDeadline } from './judge-deadline';
import { judgeStandingOf, judgeStandingTones } from './judge-standing';

interface OwnJudgingsProps {
  first: Page<Judging>;
  /** When the page was rendered, in ms. */
  now: number;
}

/** The rounds in which the caller judges, or is asked to. */
export function OwnJudgings({ first, now }: OwnJudgingsProps) {
  const t = useTranslations('judging.own');
  return (
    <div className="wrap pt-5 pb-12">
      <h1 className="text-2xl">{t('title')}</h1>
      <PagedList
        query={useOwnList(judgingsQuery, first)}
        keyOf={({ roundId }) => roundId}
        skeleton={<JudgingSkeleton />}
        skeletons={4}
        empty={
          <Notice title={t('none')} text={t('noneText')}>
            <Link href={contestsPath} className={buttonClass('ink')}>
              {t('toContests')}
            </Link>
          </Notice>
        }
        className="mt-2 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
        {...useListWords()}
      >
        {(judging) => <JudgingRow judging={judging} now={now} />}
      </PagedList>
    </div>
  );
}

function JudgingRow({ judging, now }: { judging: Judging; now: number }) {
  const t = useTranslations('judging');
  const textLanguage = useTextLanguage();
  const { roundId, contest, name, isChair, deadlineTime } = judging;
  const standing = judgeStandingOf(judging, now);
  return (
    <article className="h-full">
      <Link href={judgingPath(roundId)} className="group block h-full py-4">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
          <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold ${judgeStandingTones[standing]}`}>
            {t(`standing.${standing}`)}
          </span>
          {isChair && <span className="text-ink-3">{t('chair')}</span>}
        </p>
        <h2
          lang={textLanguage(contest.titleLanguage)}
          className="mt-1 line-clamp-2 font-semibold text-lg leading-6 tracking-normal transition-colors wrap-anywhere group-hover:text-ink-2"
        >
          {contest.title}
        </h2>
        <p className="facts mt-1 text-ink-2 text-sm tabular-nums">
          {name.text && <span lang={textLanguage(name.language)}>{name.text}</span>}
          <span>
            <JudgeDeadline time={deadlineTime} />
          </span>
        </p>
      </Link>
    </article>
  );
}

function JudgingSkeleton() {
  return (
    <div aria-hidden="true" className="py-4">
      <div className="skeleton h-4 w-1/5" />
      <div className="skeleton mt-2 h-5 w-4/5" />
      <div className="skeleton mt-3 h-3.5 w-2/5" />
    </div>
  );
}
