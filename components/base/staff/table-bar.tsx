'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SearchForm } from '@/components/ui/search-form';
import { consoleButton, consoleField } from './card-button';
import type { Filter } from './card-columns';
import type { TableState } from './table-state';

interface TableBarProps {
  state: TableState;
  filters: readonly Filter[];
  /** Label of the search; undefined where there is none. */
  search: string | undefined;
  change(state: TableState, replaces?: boolean): void;
  onRefresh(): void;
  isRefreshing: boolean;
  onHelp(): void;
  children: ReactNode;
}

/** Above a table: search, filters, actions. */
export function TableBar(props: TableBarProps) {
  const { state, filters, search, change, onRefresh, isRefreshing, onHelp, children } = props;
  const t = useTranslations('staff.table');
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {search !== undefined && (
        <Search
          label={search}
          value={state.search}
          onChange={(value) => change({ ...state, page: 1, search: value }, true)}
        />
      )}
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={state.filters[filter.name] ?? ''}
          onChange={(value) => change({ ...state, page: 1, filters: { ...state.filters, [filter.name]: value } })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-2 md:ml-auto">
        <button type="button" onClick={onHelp} className={`max-lg:hidden ${consoleButton()}`}>
          {t('keys.open')}
        </button>
        <button type="button" data-refresh aria-disabled={isRefreshing} onClick={onRefresh} className={consoleButton()}>
          {t('refresh')}
        </button>
        {children}
      </div>
    </div>
  );
}

interface SearchProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** Delay in ms after the last letter before the table is fetched. */
const pause = 300;

function Search({ label, value, onChange }: SearchProps) {
  const t = useTranslations('staff.table');
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Takes over a change by history or "clear". A value that was sent from here is ignored, as more may have been typed
  // meanwhile.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string, wait: number) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = next;
      onChange(next);
    }, wait);
  }
  return (
    <SearchForm
      className="flex gap-2 max-md:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        type(typed, 0);
      }}
    >
      <input
        type="search"
        data-search
        value={typed}
        maxLength={100}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value, pause)}
        className={`grow md:w-80 ${consoleField}`}
      />
      <button type="submit" className={consoleButton()}>
        {t('search')}
      </button>
    </SearchForm>
  );
}

interface FilterFieldProps {
  filter: Filter;
  value: string;
  onChange(value: string): void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const t = useTranslations('staff.table');
  const id = useId();
  return (
    <div className="max-md:min-w-max max-md:flex-1">
      <label htmlFor={id} className="sr-only">
        {filter.label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`max-md:w-full ${consoleField}`}
      >
        <option value="">{filter.usual ?? t('all', { label: filter.label })}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
