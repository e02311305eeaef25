'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { Area } from '@/lib/people/person/contract';
import { isWithin } from '@/lib/people/person/rules/area-path';

/** The most common countries, listed first. */
const common = ['CN', 'US', 'JP', 'KR', 'GB', 'DE', 'FR', 'CA', 'AU', 'SG'];

interface AreaListProps {
  areas: readonly Area[];
  /** The name of their level. */
  level: string;
  /** The area chosen before; it and its parents are marked. */
  value: string | null;
  onPress(area: Area): void;
}

/** The areas of one level as rows, with a box that filters them. */
export function AreaList({ areas, level, value, onPress }: AreaListProps) {
  const t = useTranslations('person.area');
  const [text, setText] = useState('');
  const wanted = folded(text);
  const found = wanted ? areas.filter(({ name }) => folded(name).includes(wanted)) : areas;
  const first = wanted ? [] : found.filter(({ id }) => common.includes(id));
  const rows = { value, onPress };
  return (
    <>
      <Filter label={t('filterIn', { area: level })} text={text} onChange={setText} />
      <p role="status" className="sr-only">
        {wanted && t('found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <Notice title={t('notFound', { text: text.trim() })} text={t('notFoundText')}>
          <button type="button" onClick={() => setText('')} className={buttonClass('ink')}>
            {t('clear')}
          </button>
        </Notice>
      )}
      {first.length > 0 ? (
        <>
          <Rows {...rows} title={t('common')} areas={inCommonOrder(first)} />
          <Rows {...rows} title={t('others')} areas={found.filter((area) => !first.includes(area))} />
        </>
      ) : (
        found.length > 0 && <Rows {...rows} areas={found} />
      )}
    </>
  );
}

interface FilterProps {
  label: string;
  text: string;
  onChange(text: string): void;
}

function Filter({ label, text, onChange }: FilterProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 rounded-full bg-sunk px-4 text-ink-3 focus-within:outline-2 focus-within:outline-accent">
      <ScreenIcon name="search" className="size-5 shrink-0" />
      <input
        type="search"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={40}
        className="min-w-0 grow bg-transparent text-ink outline-none placeholder:text-ink-3"
      />
    </label>
  );
}

interface RowsProps {
  title?: string;
  areas: readonly Area[];
  value: string | null;
  onPress(area: Area): void;
}

function Rows({ title, areas, value, onPress }: RowsProps) {
  const heading = useId();
  return (
    <section className="mt-5" aria-labelledby={title && heading}>
      {title && (
        <h3 id={heading} className="mb-1 text-sm font-semibold text-ink-3">
          {title}
        </h3>
      )}
      <ul className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
        {areas.map((area) => (
          <li key={area.id} className="border-b border-line">
            <Row area={area} isChosen={value !== null && isWithin(value, area.id)} onPress={onPress} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ area, isChosen, onPress }: { area: Area; isChosen: boolean; onPress(area: Area): void }) {
  return (
    <button
      type="button"
      onClick={() => onPress(area)}
      aria-current={isChosen || undefined}
      className="flex min-h-11 w-full items-center gap-3 text-left hover:text-ink-2 aria-[current=true]:font-semibold"
    >
      <span className="grow">{area.name}</span>
      {isChosen && <span className="size-2 rounded-full bg-accent" />}
      {area.hasChildren && <Icon name="back" className="size-4 rotate-180 text-ink-3" />}
    </button>
  );
}

function inCommonOrder(areas: readonly Area[]): Area[] {
  return areas.toSorted((a, b) => common.indexOf(a.id) - common.indexOf(b.id));
}

/** Folds names for comparison: without case and diacritics, so that `turkiye` finds Türkiye. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
