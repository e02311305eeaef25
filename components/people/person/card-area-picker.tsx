'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { areasQuery } from '@/lib/people/person/client/dictionary';
import type { Area, DictionaryEntry } from '@/lib/people/person/contract';
import { areaLabel, parentOf } from '@/lib/people/person/rules/area-path';
import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { AreaCrumbs } from './area-crumbs';
import { AreaList } from './area-list';

interface AreaPickerProps {
  /** The area chosen before; the picker opens at its level. */
  value: string | null;
  /** An area was chosen; `name` is its name in this language, "上海 · 徐汇". */
  onChoose(areaId: string, name: string): void;
}

/**
 * Chooses an area level by level: country, province, city. Pressing an area with a level below it opens that level,
 * where the whole area can be chosen too.
 */
export function AreaPicker({ value, onChoose }: AreaPickerProps) {
  const t = useTranslations('person.area');
  const language = useLanguage();
  const [level, setLevel] = useState(() => value && parentOf(value));
  const [opened, setOpened] = useState<readonly DictionaryEntry[]>([]);
  const heading = useFocusAfterChange(level);
  const { data, error, isFetching, refetch } = useQuery(areasQuery(level));
  const path = data?.parents ?? opened;
  const current = path.at(-1);

  function open(to: readonly DictionaryEntry[]) {
    setOpened(to);
    setLevel(to.at(-1)?.id ?? null);
  }
  function press(area: Area) {
    const to = [...path, area];
    if (area.hasChildren) open(to);
    else onChoose(area.id, areaLabel(to, language));
  }

  return (
    <div>
      <AreaCrumbs ref={heading} path={path} onOpen={open} />
      {current && (
        <button
          type="button"
          onClick={() => onChoose(current.id, areaLabel(path, language))}
          className={`mt-1 ${buttonClass('accent')}`}
        >
          {t('take', { area: current.name })}
        </button>
      )}
      <div className="mt-4">
        {data && (
          <AreaList key={level} areas={data.list} level={current?.name ?? t('all')} value={value} onPress={press} />
        )}
        {!data && error && !isFetching && <Failure error={error} retry={refetch} restart={() => open([])} />}
        {!data && isFetching && <Skeleton />}
      </div>
    </div>
  );
}

/** Focuses the element whenever the level changed, since the pressed row is gone. */
function useFocusAfterChange(level: string | null) {
  const element = useRef<HTMLHeadingElement>(null);
  const last = useRef(level);
  useEffect(() => {
    if (last.current !== level) element.current?.focus();
    last.current = level;
  }, [level]);
  return element;
}

function Failure({ error, retry, restart }: { error: Error; retry(): void; restart(): void }) {
  const t = useTranslations('person.area');
  const client = useTranslations('client');
  const isGone = error instanceof AnswerError && ['NullPointer', '400'].includes(error.code);
  if (isGone) {
    return (
      <Notice role="alert" title={t('gone')}>
        <button type="button" onClick={restart} className={buttonClass('ink')}>
          {t('startAgain')}
        </button>
      </Notice>
    );
  }
  return (
    <Notice role="alert" title={client(error instanceof ConnectionError ? 'offline' : 'loadFailed')}>
      <button type="button" onClick={retry} className={buttonClass('ink')}>
        {client('retry')}
      </button>
    </Notice>
  );
}

function Skeleton() {
  const label = useTranslations('client')('loading');
  return (
    <div role="status" aria-label={label}>
      <div className="skeleton h-11 rounded-full" />
      <div className="mt-5 grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
        {[...Array(12).keys()].map((row) => (
          <div key={row} className="flex h-11.25 items-center border-b border-line">
            <div className="skeleton h-4 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
