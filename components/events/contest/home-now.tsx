'use client';

import { useTranslations } from 'next-intl';
import { CardStartTime } from '@/components/events/activity/card-start-time';
import { buttonClass } from '@/components/ui/button-class';
import { contestPartPath, enterPath } from '@/lib/events/contest/client/addresses';
import { type ContestMoment, useContestPhase } from '@/lib/events/contest/client/use-contest-phase';
import type { DatedContest } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { CardCountdown } from './card-countdown';

/** What can be done in a contest now, and until when: it follows the clock of the server. Nothing for a canceled one. */
export function HomeNow({ contest }: { contest: DatedContest }) {
  const t = useTranslations('contestHome.now');
  const moment = useContestPhase(contest);
  const { turn, links } = stepOf(contest, moment);
  if (moment.phase === 'canceled') return null;
  return (
    <section aria-label={t('label')} className="mt-5 rounded-lg border border-line bg-surface p-4 md:p-5">
      {turn ? (
        <>
          <p className="text-ink-2 text-sm">{t(`until.${turn.name}`)}</p>
          <CardCountdown until={turn.time} ahead={moment.ahead} />
          <p className="text-ink-3 text-sm tabular-nums">
            {t.rich('at', { time: () => <CardStartTime iso={turn.time} /> })}
          </p>
        </>
      ) : (
        <Waiting contest={contest} isDecided={moment.phase === 'decided'} />
      )}
      {links.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-2.5">
          {links.map(({ name, href }, place) => (
            <Link
              key={name}
              href={href}
              rel={name === 'enter' ? 'nofollow' : undefined}
              className={`grow md:grow-0 ${buttonClass(place === 0 ? 'accent' : 'line')}`}
            >
              {t(`links.${name}`)}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

/** Where nothing is counted down to: that its results are out, or when they are expected. */
function Waiting({ contest, isDecided }: { contest: DatedContest; isDecided: boolean }) {
  const t = useTranslations('contestHome.now');
  const { decidedTime, resultsTime } = contest;
  const time = isDecided ? decidedTime : resultsTime;
  return (
    <>
      <p className="font-semibold text-lg">{t(isDecided ? 'decided' : 'judging')}</p>
      <p className="mt-0.5 text-ink-2 text-sm tabular-nums">
        {time ? t.rich(isDecided ? 'decidedAt' : 'resultsAt', { time: () => <CardStartTime iso={time} /> }) : t('soon')}
      </p>
    </>
  );
}

type TurnName = 'open' | 'close' | 'vote' | 'voteEnd';
type LinkName = 'enter' | 'vote' | 'works' | 'awards' | 'terms';

interface Step {
  /** What it is counted down to. */
  turn: { name: TurnName; time: string } | null;
  /** The main action first. */
  links: { name: LinkName; href: string }[];
}

/** The next turn of a contest, and what a visitor can do before it. */
function stepOf(contest: DatedContest, { phase, votePhase }: ContestMoment): Step {
  const { name, parts, enrolStartTime, enrolEndTime, voteStartTime, voteEndTime } = contest;
  const part = (link: LinkName, to: Parameters<typeof contestPartPath>[1]) => ({
    name: link,
    href: contestPartPath(name, to),
  });
  const isVoting = votePhase === 'open' || votePhase === 'frozen';
  const works = parts.includes('works') ? [part(isVoting ? 'vote' : 'works', 'works')] : [];
  switch (phase) {
    case 'announced':
      return { turn: { name: 'open', time: enrolStartTime }, links: [part('terms', 'terms')] };
    case 'open':
      return {
        turn: { name: 'close', time: enrolEndTime },
        links: [{ name: 'enter', href: enterPath(name) }, ...works],
      };
    case 'decided':
      return { turn: null, links: [part('awards', 'awards'), ...works] };
    case 'canceled':
      return { turn: null, links: [] };
    case 'judging':
      if (isVoting && voteEndTime) return { turn: { name: 'voteEnd', time: voteEndTime }, links: works };
      if (votePhase === 'coming' && voteStartTime) {
        return { turn: { name: 'vote', time: voteStartTime }, links: works };
      }
      return { turn: null, links: works };
  }
}
