'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { SelectField } from '@/components/base/staff/card-select-field';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { TextField } from '@/components/ui/text-field';
import { findTeamCandidates } from '@/lib/careers/team/client/console';
import type { TeamServiceDetail } from '@/lib/careers/team/contract';
import { call } from '@/lib/platform/client/call';
import { type WorkCategory, workCategories } from '@/lib/works/work/codes';
import { CandidateRow } from './console-candidate';

interface CandidatesConsoleProps {
  serviceId: string;
  demand: TeamServiceDetail['demands'][number];
}

const pageSize = 10;

interface Asked {
  search: string;
  field: WorkCategory | '';
  near: '' | 'city';
  pageIndex: number;
}

/** Creators for a demand: by words, by the category of their works, in its city; each can be recommended. */
export function CandidatesConsole({ serviceId, demand }: CandidatesConsoleProps) {
  const t = useTranslations('teamConsole');
  const [asked, setAsked] = useState<Asked>({ search: '', field: '', near: '', pageIndex: 1 });
  const input = { demandId: demand.id, ...asked, pageSize };
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [findTeamCandidates.path, input],
    queryFn: ({ signal }) => call(findTeamCandidates, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <CandidateFilters {...{ asked, demand }} onAsk={setAsked} />
      {isError && !data && (
        <p role="alert" className="text-danger text-sm">
          {t('notFound')}{' '}
          <button type="button" onClick={() => void refetch()} className={consoleButton()}>
            {t('again')}
          </button>
        </p>
      )}
      {data?.list.length === 0 && <p className="text-ink-2 text-sm">{t('noCandidates')}</p>}
      <ul
        aria-label={t('candidates')}
        aria-busy={isFetching}
        className="border-line empty:hidden [&:not(:empty)]:border-t"
      >
        {data?.list.map((candidate) => (
          <li key={candidate.userId} className="border-line border-b py-4">
            <CandidateRow {...{ candidate, serviceId, demand }} />
          </li>
        ))}
      </ul>
      {data && (data.hasNextPage || asked.pageIndex > 1) && (
        <nav aria-label={t('pages')} className="mt-4 flex gap-2">
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              disabled={step < 0 ? asked.pageIndex === 1 : !data.hasNextPage}
              onClick={() => setAsked({ ...asked, pageIndex: asked.pageIndex + step })}
              className={consoleButton()}
            >
              {t(step < 0 ? 'previous' : 'next')}
            </button>
          ))}
        </nav>
      )}
    </>
  );
}

interface CandidateFiltersProps {
  asked: Asked;
  demand: CandidatesConsoleProps['demand'];
  onAsk(asked: Asked): void;
}

function CandidateFilters({ asked, demand, onAsk }: CandidateFiltersProps) {
  const t = useTranslations('teamConsole');
  const categories = useTranslations('workCategory');
  const [written, setWritten] = useState(asked.search);
  const ask = (change: Partial<Asked>) => onAsk({ ...asked, pageIndex: 1, ...change });
  function submit(event: FormEvent) {
    event.preventDefault();
    ask({ search: written.trim() });
  }
  return (
    <form onSubmit={submit} className="mb-4 grid max-w-200 gap-x-4 md:grid-cols-2">
      <TextField
        label={t('words')}
        hint={t('wordsHint')}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        maxLength={100}
        autoComplete="off"
        after={
          <button type="submit" className={`mr-1.5 flex-none ${consoleButton('ink')}`}>
            {t('searchNow')}
          </button>
        }
      />
      <SelectField
        label={t('field')}
        value={asked.field}
        onChange={({ target }) => ask({ field: workCategories.find((one) => one === target.value) ?? '' })}
        options={[
          { value: '', label: t('anyField') },
          ...workCategories.map((value) => ({ value, label: categories(value) })),
        ]}
      />
      {demand.city && (
        <FormCheckbox
          checked={asked.near === 'city'}
          onChange={({ target }) => ask({ near: target.checked ? 'city' : '' })}
        >
          {t('near', { city: demand.city })}
        </FormCheckbox>
      )}
    </form>
  );
}
