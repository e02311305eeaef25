'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { applicationsQuery, type DeskView } from '@/lib/careers/application/client/desk';
import { applicationLimits } from '@/lib/careers/application/codes';
import type { ApplicationItem } from '@/lib/careers/application/contract';
import { isPossible } from '@/lib/careers/application/rules/transitions';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { DeskBulk } from './desk-bulk';
import { DeskRow, DeskRowSkeleton } from './desk-row';

interface DeskListProps {
  jobId: string;
  state: DeskView['state'];
  onClear(): void;
}

/** The applications in a state, the latest sent first; several can be chosen and declined at once. */
export function DeskList({ jobId, state, onClear }: DeskListProps) {
  const t = useTranslations('applicationDesk');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const query = useOwnList<ApplicationItem>(applicationsQuery(jobId, state), null);
  const turn = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const isFull = chosen.length >= applicationLimits.atOnce;
  return (
    <div className={`mt-2 min-h-[60dvh] [overflow-anchor:none] ${chosen.length > 0 ? 'pb-20' : ''}`}>
      <h2 className="sr-only">{t(state === '' ? 'filter.all' : `state.${state}`)}</h2>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<DeskRowSkeleton />}
        skeletons={5}
        empty={
          <Notice title={t('none.inState')} text={t('none.inStateText')}>
            <button type="button" onClick={onClear} className={buttonClass('ink')}>
              {t('none.all')}
            </button>
          </Notice>
        }
        className="divide-y divide-line"
        {...useListWords()}
      >
        {(application) => (
          <DeskRow
            jobId={jobId}
            application={application}
            isChosen={chosen.includes(application.id)}
            onTurn={
              isPossible('no', application.state) && (!isFull || chosen.includes(application.id))
                ? () => turn(application.id)
                : null
            }
          />
        )}
      </PagedList>
      {chosen.length > 0 && <DeskBulk jobId={jobId} chosen={chosen} onDone={() => setChosen([])} />}
    </div>
  );
}
