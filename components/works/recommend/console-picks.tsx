'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleField } from '@/components/base/staff/card-button';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { FormAlert } from '@/components/ui/form-alert';
import { call } from '@/lib/platform/client/call';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { findPicks, setPick } from '@/lib/works/recommend/client/picks';
import { monthsToPick } from '@/lib/works/recommend/rules/months';
import { AddPick } from './console-add-pick';
import { PickList } from './console-pick-list';

interface PicksConsoleProps {
  /** The month in Beijing, YYYY-MM. */
  thisMonth: string;
  /** A work to pick, from the address; empty for none. */
  work: string;
}

/** The picks of a month: their order, adding and removing. */
export function PicksConsole({ thisMonth, work }: PicksConsoleProps) {
  const t = useTranslations('recommendConsole');
  const wordsOf = useProblemWords();
  const { isActing, act } = useAct();
  const [month, setMonth] = useState(thisMonth);
  const { data, error } = useQuery({
    queryKey: [findPicks.path, month],
    queryFn: ({ signal }) => call(findPicks, { month }, { signal, quiet: true }),
  });
  const list = data?.list ?? [];

  /** Puts a work at a position, from 1; null removes it. */
  const put = (id: string, position: number | null, done: string) =>
    act({
      work: () => call(setPick, { id, month, isPicked: position !== null, position: position ?? 1 }, { quiet: true }),
      done,
      gone: t('notPublic'),
      renews: [findPicks],
    });
  return (
    <ConsolePage title={t('title')} actions={<MonthField {...{ thisMonth, month, setMonth }} picked={data?.months} />}>
      <AddPick
        first={work}
        isActing={isActing}
        onAdd={(id) => put(id, list.length + 1, list.some(({ videoId }) => videoId === id) ? t('moved') : t('added'))}
      />
      <FormAlert>{error && wordsOf(error).text}</FormAlert>
      {data && list.length === 0 && (
        <div className="py-10 text-center">
          <p>{t('empty')}</p>
          <p className="mt-1 text-sm text-ink-3">{t('emptyText')}</p>
        </div>
      )}
      <PickList
        list={list}
        isActing={isActing}
        onMove={(id, position) => put(id, position, t('movedTo', { position }))}
        onRemove={(id) => put(id, null, t('removed'))}
      />
    </ConsolePage>
  );
}

interface MonthFieldProps {
  thisMonth: string;
  month: string;
  setMonth(month: string): void;
  picked: string[] | undefined;
}

function MonthField({ thisMonth, month, setMonth, picked = [] }: MonthFieldProps) {
  const t = useTranslations('recommendConsole');
  const words = new Intl.DateTimeFormat(useLocale(), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <select
      aria-label={t('month')}
      value={month}
      onChange={({ target }) => setMonth(target.value)}
      className={consoleField}
    >
      {monthsToPick(thisMonth, picked).map((one) => (
        <option key={one} value={one}>
          {words.format(Date.parse(`${one}-01T00:00:00Z`))}
          {picked.includes(one) ? ' ●' : ''}
        </option>
      ))}
    </select>
  );
}
