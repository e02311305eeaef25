'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { assignmentPath } from '@/lib/events/judging/client/addresses';
import { type AssignmentFilter, assignmentFilters, assignmentsQuery } from '@/lib/events/judging/client/judgings';
import type { AssignmentItem, JudgingDetail } from '@/lib/events/judging/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { AssignmentCard, AssignmentSkeleton } from './judge-assignment-card';
import { judgeStandingOf } from './judge-standing';
import { ProgressBar } from './progress-bar';

interface JudgeAssignmentsProps {
  judging: JudgingDetail;
  first: Page<AssignmentItem>;
  /** The first one without scores. */
  nextId: string | null;
  now: number;
}

/** What was given to a judge: how far they are, the way to go on, and all of it or that of one state. */
export function JudgeAssignments({ judging, first, nextId, now }: JudgeAssignmentsProps) {
  const t = useTranslations('judging.assignments');
  const { roundId, open, scored, recused } = judging;
  const standing = judgeStandingOf(judging, now);
  const all = open + scored;
  const mayScore = standing === 'open' && nextId !== null;
  return (
    <section aria-label={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg">{t('title')}</h2>
          {all > 0 && <p className="text-ink-2 tabular-nums">{t('progress', { scored, all })}</p>}
        </div>
        {mayScore && (
          <Link href={assignmentPath(roundId, nextId)} className={`max-md:w-full ${buttonClass('accent')}`}>
            {t(scored > 0 ? 'goOn' : 'begin')}
          </Link>
        )}
      </div>
      {all > 0 && (
        <div className="mt-3">
          <ProgressBar done={scored} all={all} />
        </div>
      )}
      {standing === 'over' && <p className="mt-3 text-danger text-pretty">{t('over')}</p>}
      {standing === 'closed' && <p className="mt-3 text-ink-2 text-pretty">{t('doneClosed')}</p>}
      {standing === 'open' && all > 0 && open === 0 && <p className="mt-3 text-ok text-pretty">{t('done')}</p>}
      <AssignmentList roundId={roundId} first={first} isEmpty={all + recused === 0} />
    </section>
  );
}

interface AssignmentListProps {
  roundId: string;
  first: Page<AssignmentItem>;
  /** There are none in any state. */
  isEmpty: boolean;
}

function AssignmentList({ roundId, first, isEmpty }: AssignmentListProps) {
  const t = useTranslations('judging.assignments');
  // The page that came with the screen is outdated once another list was shown.
  const [shown, setShown] = useState<{ state: AssignmentFilter; first: Page<AssignmentItem> | null }>({
    ...{ state: '', first },
  });
  const query = useOwnList(assignmentsQuery(roundId, shown.state), shown.first);
  return (
    <>
      {!isEmpty && (
        <fieldset className="rail -mx-gutter mt-4 min-w-0 gap-2 px-gutter noscript:hidden">
          <legend className="sr-only">{t('filter')}</legend>
          {assignmentFilters.map((state) => (
            <ChoiceChip
              key={state}
              isPressed={state === shown.state}
              onPress={() => state !== shown.state && setShown({ state, first: null })}
            >
              {t(`filters.${state || 'all'}`)}
            </ChoiceChip>
          ))}
        </fieldset>
      )}
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<AssignmentSkeleton />}
        skeletons={6}
        empty={
          <Notice title={t(isEmpty ? 'none' : 'noneOf')} text={t(isEmpty ? 'noneText' : 'noneOfText')}>
            {null}
          </Notice>
        }
        className="mt-4 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5"
        {...useListWords()}
      >
        {(item) => <AssignmentCard roundId={roundId} item={item} />}
      </PagedList>
    </>
  );
}
