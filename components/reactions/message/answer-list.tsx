'use client';

import { useState } from 'react';
import { PagedList } from '@/components/ui/paged-list';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import type { Page } from '@/lib/platform/shared/wire';
import { answersQuery } from '@/lib/reactions/message/client/notices';
import type { AnswerToMe, UnreadCounts } from '@/lib/reactions/message/contract';
import { dayStarts } from '@/lib/reactions/message/rules/days';
import { AnswerRow } from './answer-row';
import { DayHeading } from './day-heading';
import { Empty } from './empty';
import { ListBar } from './list-bar';
import { RowSkeleton } from './row-skeleton';

export interface AnswerListProps {
  /** The page that came with the screen; null where it is fetched. */
  first: Page<AnswerToMe> | null;
  told: UnreadCounts;
  /** When the page was made, in ms. */
  now: number;
}

/** The comments and answers to the caller, the latest first; each is answered where it stands, one at a time. */
export function AnswerList({ first, told, now }: AnswerListProps) {
  const query = useOwnList(answersQuery, first);
  const [answering, setAnswering] = useState('');
  const answers = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const starts = dayStarts(answers);
  return (
    <>
      <ListBar
        type="comments"
        until={Math.max(0, ...answers.map(({ seq }) => seq))}
        told={told}
        onRenew={() => void query.refetch()}
      />
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<RowSkeleton />}
        skeletons={5}
        empty={<Empty type="comments" />}
        className="*:border-line *:border-b"
        {...useListWords()}
      >
        {(answer) => (
          <>
            {starts.has(answer.id) && <DayHeading at={answer.at} now={now} />}
            <AnswerRow
              answer={answer}
              isAnswering={answering === answer.id}
              onAnswer={(isOn) => setAnswering(isOn ? answer.id : '')}
            />
          </>
        )}
      </PagedList>
    </>
  );
}
