'use client';

import { useTranslations } from 'next-intl';
import { v4 as newId } from 'uuid';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { Notice } from '@/components/ui/notice';
import { contestDeskPath } from '@/lib/events/contest/client/addresses';
import { deskRoundPath } from '@/lib/events/judging/client/addresses';
import { useRoundActs } from '@/lib/events/judging/client/desk-rounds';
import { judgingLimits } from '@/lib/events/judging/codes';
import type { Round } from '@/lib/events/judging/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { newRound } from './edit-values';
import { ProgressBar } from './progress-bar';
import { useRoundName } from './round-name';
import { progressOf } from './round-progress';
import { RoundStateMark } from './round-state';
import { useAct } from './use-act';

interface DeskRoundsProps {
  contestId: string;
  /** In their order. */
  rounds: readonly Round[];
  /** The contest is neither decided nor canceled. */
  mayAdd: boolean;
  /** Something is written of the contest, which its rounds belong to. */
  isBegun: boolean;
}

/** The rounds of judging of a contest at its desk, and the way to another one. */
export function DeskRounds({ contestId, rounds, mayAdd, isBegun }: DeskRoundsProps) {
  const t = useTranslations('judgingDesk.rounds');
  const hasNone = rounds.length === 0;
  return (
    <div className="wrap pt-5 pb-12">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 max-w-180 text-ink-2 text-pretty">{t('text')}</p>
      {!isBegun ? (
        <Notice title={t('notBegun')} text={t('notBegunText')}>
          <Link href={contestDeskPath(contestId)} className={buttonClass('ink')}>
            {t('toContest')}
          </Link>
        </Notice>
      ) : hasNone && mayAdd ? (
        <Notice title={t('none')} text={t('noneText')}>
          <AddRound contestId={contestId} isFull={false} tone="accent" />
        </Notice>
      ) : (
        <>
          <ol className="mt-4 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            {rounds.map((round) => (
              <li key={round.id}>
                <RoundCard round={round} />
              </li>
            ))}
          </ol>
          {mayAdd && (
            <div className="mt-4">
              <AddRound contestId={contestId} isFull={rounds.length >= judgingLimits.rounds} tone="line" />
            </div>
          )}
        </>
      )}
    </div>
  );
}

function RoundCard({ round }: { round: Round }) {
  const t = useTranslations('judgingDesk.rounds');
  const nameOf = useRoundName();
  const { contestId, id, position, state, entryCount, judges } = round;
  const { scored, all } = progressOf(judges);
  const accepted = judges.filter((judge) => judge.state === 'accepted').length;
  return (
    <article className="h-full">
      <Link
        href={deskRoundPath(contestId, id)}
        className="flex h-full flex-col rounded-lg border border-line bg-surface px-4 pt-4 pb-4 transition-colors hover:border-ink-3"
      >
        <span className="flex items-center justify-between gap-3">
          <span className="text-ink-3 text-sm tabular-nums">{t('position', { position })}</span>
          <RoundStateMark state={state} />
        </span>
        <h3 className="mt-1 font-semibold text-lg tracking-normal wrap-anywhere">{nameOf(round)}</h3>
        <span className="facts mt-1 text-ink-2 text-sm tabular-nums">
          <RoundTime round={round} />
          <span>{t('judges', { count: accepted })}</span>
          {state !== 'draft' && <span>{t('entries', { count: entryCount })}</span>}
        </span>
        {state === 'open' && (
          <span className="mt-3 block">
            <ProgressBar done={scored} all={all} />
            <span className="mt-1 block text-ink-2 text-sm tabular-nums">{t('progress', { scored, all })}</span>
          </span>
        )}
      </Link>
    </article>
  );
}

function RoundTime({ round: { state, deadlineTime, closedTime } }: { round: Round }) {
  const t = useTranslations('judgingDesk.rounds');
  const shown = (iso: string) => formatDate(Date.parse(iso), { withTime: true });
  if (state === 'closed' && closedTime !== null) return <span>{t('closedAt', { time: shown(closedTime) })}</span>;
  return <span>{deadlineTime === null ? t('noDeadline') : t('until', { time: shown(deadlineTime) })}</span>;
}

interface AddRoundProps {
  contestId: string;
  isFull: boolean;
  tone: 'accent' | 'line';
}

/** Adds an empty round after the others, and leads to it. */
function AddRound({ contestId, isFull, tone }: AddRoundProps) {
  const t = useTranslations('judgingDesk.rounds');
  const acts = useRoundActs();
  const router = useRouter();
  const act = useAct();
  async function add() {
    const id = newId();
    if (await act.run(() => acts.save({ ...newRound, contestId, id, revision: 0 }))) {
      router.push(deskRoundPath(contestId, id));
    }
  }
  if (isFull) return <p className="text-ink-3 text-sm">{t('full', { most: judgingLimits.rounds })}</p>;
  return (
    <>
      <button
        type="button"
        aria-disabled={act.isBusy || undefined}
        onClick={add}
        className={`aria-disabled:opacity-60 ${buttonClass(tone)}`}
      >
        {act.isBusy ? t('adding') : t('add')}
      </button>
      <FormAlert>{act.problem?.text}</FormAlert>
    </>
  );
}
