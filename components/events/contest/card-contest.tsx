'use client';

import { useTranslations } from 'next-intl';
import { CardStartTime } from '@/components/events/activity/card-start-time';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { contestPath } from '@/lib/events/contest/client/addresses';
import type { ContestItem } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { shortYuan } from '@/lib/platform/shared/format/yuan';
import { posterCuts } from './poster';

interface CardContestProps {
  contest: ContestItem;
  /** First of a list: its text is beside its poster. */
  lead?: boolean;
}

/** A contest in a list: its poster with its phase, whose it is, what can be done now and until when, and what entering costs. */
export function CardContest({ contest, lead = false }: CardContestProps) {
  const t = useTranslations('contest.phase');
  const textLanguage = useTextLanguage();
  const { name, thumb, phase, title, titleLanguage, nickname, verification } = contest;
  return (
    <Link
      href={contestPath(name)}
      className={lead ? 'group grid grid-cols-2 items-end gap-x-3 md:gap-x-5' : 'group block'}
    >
      <div className="relative overflow-hidden rounded-md">
        <Picture
          picture={thumb}
          cuts={posterCuts}
          sizes="(width >= 1200px) 285px, (width >= 768px) 30vw, 46vw"
          className="aspect-3/4 w-full transition-transform duration-500 group-hover:scale-[1.02]"
        />
        <Stamp tone={phase === 'open' ? 'lit' : 'shade'} className="absolute top-2 left-2">
          {t(phase)}
        </Stamp>
      </div>
      <div>
        <h3
          lang={textLanguage(titleLanguage)}
          className={`mt-2.5 wrap-anywhere ${lead ? 'line-clamp-4 text-xl md:text-2xl' : 'line-clamp-2 text-base leading-5.25 font-semibold tracking-normal'}`}
        >
          {title}
        </h3>
        <p className="mt-1 text-ink-3 text-xs">
          <CardPersonName name={nickname} verification={verification} />
        </p>
        <Turn contest={contest} />
        {(phase === 'open' || phase === 'announced') && <Fees {...contest} />}
      </div>
    </Link>
  );
}

/** What goes on in a contest until when, or what comes next. */
function Turn({ contest }: { contest: ContestItem }) {
  const t = useTranslations('contestList.turns');
  const { turn, time } = turnOf(contest);
  return (
    <p className="mt-1 text-ink-2 text-xs text-pretty tabular-nums">
      {time ? t.rich(turn, { time: () => <CardStartTime iso={time} /> }) : t('soon')}
    </p>
  );
}

function turnOf(contest: ContestItem) {
  const { phase, votePhase, enrolStartTime, enrolEndTime, voteStartTime, voteEndTime } = contest;
  if (phase === 'announced') return { turn: 'open', time: enrolStartTime } as const;
  if (phase === 'open') return { turn: 'close', time: enrolEndTime } as const;
  if (phase === 'decided') return { turn: 'decided', time: contest.decidedTime } as const;
  if (votePhase === 'open' || votePhase === 'frozen') return { turn: 'voteEnd', time: voteEndTime } as const;
  if (votePhase === 'coming') return { turn: 'vote', time: voteStartTime } as const;
  return { turn: 'results', time: contest.resultsTime } as const;
}

function Fees({ feeFrom, feeTo }: Pick<ContestItem, 'feeFrom' | 'feeTo'>) {
  const t = useTranslations('contestList');
  const ends = [...new Set([feeFrom, feeTo])].map((fen) => (fen === 0 ? t('free') : shortYuan(fen)));
  return (
    <p className="mt-1 font-semibold text-sm tabular-nums">
      {feeTo === 0 ? t('freeEntry') : t('fee', { fee: ends.join(' – ') })}
    </p>
  );
}
