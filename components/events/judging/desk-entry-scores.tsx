'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet';
import { deskEntryPath } from '@/lib/events/judging/client/addresses';
import { entryScoresQuery } from '@/lib/events/judging/client/desk-rounds';
import type { EntryScores, JudgedEntry, Round } from '@/lib/events/judging/contract';
import { pointsOf } from '@/lib/events/judging/rules/points';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { useCriterionName } from './round-name';

interface EntryScoresSheetProps {
  round: Round;
  entry: Pick<JudgedEntry, 'entryId' | 'number' | 'title' | 'titleLanguage'>;
  onClose(): void;
}

/** Who judges an entry and who may not; once the round is closed, what they scored and wrote. */
export function EntryScoresSheet({ round, entry, onClose }: EntryScoresSheetProps) {
  const t = useTranslations('judgingDesk.scores');
  const textLanguage = useTextLanguage();
  const { words } = useListWords();
  const { entryId, number, title, titleLanguage } = entry;
  const { data, isError, refetch } = useQuery(entryScoresQuery(round.id, entryId));
  return (
    <Sheet open label={t('title', { number })} closeLabel={t('close')} onClose={onClose}>
      <p lang={textLanguage(titleLanguage)} className="font-semibold wrap-anywhere">
        {title}
      </p>
      <Link
        href={deskEntryPath(round.contestId, entryId)}
        className="inline-flex min-h-11 items-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
      >
        {t('entry')}
      </Link>
      {isError && (
        <Notice title={words.failed} role="alert">
          <button type="button" onClick={() => refetch()} className={buttonClass('ink')}>
            {words.retry}
          </button>
        </Notice>
      )}
      {!data && !isError && <div role="status" aria-label={words.loading} className="skeleton h-32 rounded-md!" />}
      {data && <Judges scores={data} round={round} />}
    </Sheet>
  );
}

function Judges({ scores: { judges, conflicts }, round }: { scores: EntryScores; round: Round }) {
  const t = useTranslations('judgingDesk.scores');
  return (
    <>
      {judges.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {judges.map((judge) => (
          <li key={judge.userId}>
            <JudgeScores judge={judge} round={round} />
          </li>
        ))}
      </ul>
      {conflicts.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 font-semibold text-base">{t('conflicts')}</h3>
          <ul>
            {conflicts.map(({ userId, nickname, avatar, verification, kind }) => (
              <li key={userId} className="flex min-h-11 items-center gap-2.5">
                <Avatar picture={avatar} size={28} />
                <CardPersonName name={nickname} verification={verification} />
                <span className="ml-auto text-end text-ink-2 text-sm">{t(`kinds.${kind}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function JudgeScores({ judge, round }: { judge: EntryScores['judges'][number]; round: Round }) {
  const t = useTranslations('judgingDesk.scores');
  const nameOf = useCriterionName();
  const { nickname, avatar, verification, state, reason, total, scores, comment } = judge;
  const byId = new Map(scores.map(({ criterionId, score }) => [criterionId, score]));
  return (
    <div className="py-3">
      <div className="flex items-center gap-2.5">
        <Avatar picture={avatar} size={28} />
        <CardPersonName name={nickname} verification={verification} className="font-semibold" />
        <span className={`ml-auto flex-none tabular-nums ${total === null ? 'text-ink-2 text-sm' : 'font-semibold'}`}>
          {total === null ? t(`states.${state}`) : t('total', { total: pointsOf(total) })}
        </span>
      </div>
      {byId.size > 0 && (
        <ul className="mt-1.5 text-ink-2 text-sm tabular-nums">
          {round.criteria.map((criterion) => (
            <li key={criterion.id} className="flex justify-between gap-4">
              <span className="wrap-anywhere">{nameOf(criterion)}</span>
              <span>{byId.get(criterion.id) ?? '–'}</span>
            </li>
          ))}
        </ul>
      )}
      {comment && <p className="mt-1.5 text-pretty whitespace-pre-wrap wrap-anywhere">{comment}</p>}
      {reason && (
        <p className="mt-1.5 text-ink-2 text-sm text-pretty whitespace-pre-wrap wrap-anywhere">
          {t('reason', { reason })}
        </p>
      )}
    </div>
  );
}
