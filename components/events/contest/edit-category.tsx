'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '@/components/ui/button-class';
import { DisclosureCard } from '@/components/ui/disclosure-card';
import { feeRange } from '@/lib/events/contest/rules/fees';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { categoryName } from './category-name';
import { CategoryFields } from './edit-category-fields';
import type { CategoryProps } from './edit-category-props';
import { modeChoiceOf, type WrittenCategory } from './edit-values';

interface EditCategoryProps extends CategoryProps {
  isLast: boolean;
  isOpen: boolean;
  /** Something was entered in it. */
  isUsed: boolean;
  onToggle(): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** A category in a line; its fields open below it, also where one of them is refused. */
export function EditCategory(props: EditCategoryProps) {
  const { isLast, isOpen, isUsed, onToggle, onMove, onRemove, ...fields } = props;
  const { contest, category, index } = fields;
  const t = useTranslations('contestDesk.categories');
  const name = categoryName(category, useLanguage()) || t('untitled', { place: index + 1 });
  const { rules, isTried, missing, contradictions } = contest;
  const said = [...Object.keys(rules), ...(isTried ? [...missing, ...Object.keys(contradictions)] : [])];
  const isRefused = said.some((path) => path.startsWith(`categories.${index}.`));
  const isShown = isOpen || isRefused;
  return (
    <DisclosureCard
      name={name}
      summary={<CategorySummary category={category} isUsed={isUsed} />}
      isOpen={isShown}
      onToggle={onToggle}
    >
      <CategoryFields {...fields} />
      <CategoryActs {...{ name, index, isLast, isUsed, onMove, onRemove }} />
    </DisclosureCard>
  );
}

function CategorySummary({ category, isUsed }: { category: WrittenCategory; isUsed: boolean }) {
  const t = useTranslations('contestDesk.categories');
  const { from, to } = feeRange([category.fees.map(({ feeFen }) => ({ untilAt: null, feeFen }))]);
  return (
    <span className="facts text-ink-3 text-sm tabular-nums">
      <span>{t(`modes.${modeChoiceOf(category.modes)}`)}</span>
      <span>{to === 0 ? t('free') : from === to ? yuan(to) : `${yuan(from)} – ${yuan(to)}`}</span>
      {isUsed && <span>{t('used')}</span>}
    </span>
  );
}

interface CategoryActsProps extends Pick<EditCategoryProps, 'index' | 'isLast' | 'isUsed' | 'onMove' | 'onRemove'> {
  name: string;
}

/** Its place in the order, and its end, unless something was entered in it. */
function CategoryActs({ name, index, isLast, isUsed, onMove, onRemove }: CategoryActsProps) {
  const t = useTranslations('contestDesk.categories');
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    flushSync(() => onMove(to));
    // The element lost the focus when it moved in the page.
    button.focus();
  };
  const of = <span className="sr-only"> {t('of', { name })}</span>;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      {index > 0 && (
        <button type="button" onClick={move(index - 1)} className={buttonClass('line', 'row')}>
          {t('up')}
          {of}
        </button>
      )}
      {!isLast && (
        <button type="button" onClick={move(index + 1)} className={buttonClass('line', 'row')}>
          {t('down')}
          {of}
        </button>
      )}
      {isUsed ? (
        <p className="text-ink-3 text-sm text-pretty">{t('usedHint')}</p>
      ) : (
        <button type="button" onClick={onRemove} className={`text-danger ${buttonClass('line', 'row')}`}>
          {t('remove')}
          {of}
        </button>
      )}
    </div>
  );
}
