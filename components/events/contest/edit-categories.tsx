'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { contestLimits } from '@/lib/events/contest/codes';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { categoryName } from './category-name';
import { EditCategory } from './edit-category';
import { EditPlace, type Led } from './edit-place';
import { useRuleOf } from './edit-rules';
import type { EditedContest } from './edit-state';
import { newCategory, type WrittenCategory } from './edit-values';

interface EditCategoriesProps {
  contest: EditedContest;
  led: Led;
}

/** What works are entered in, of which one at a time is open. One with entries stays. */
export function EditCategories({ contest, led }: EditCategoriesProps) {
  const t = useTranslations('contestDesk.categories');
  const { categories } = contest.values;
  const [openId, setOpenId] = useOpenCategory(categories, led);
  const [asked, setAsked] = useState<WrittenCategory | null>(null);
  const put = (list: WrittenCategory[]) => contest.change({ categories: list });
  const remove = (removed: WrittenCategory) => put(categories.filter(({ id }) => id !== removed.id));

  function add() {
    const category = newCategory(newId());
    put([...categories, category]);
    setOpenId(category.id);
  }
  return (
    <>
      <p className="-mt-1 mb-3 max-w-180 text-ink-2 text-pretty">{t('hint')}</p>
      <ol className="flex flex-col gap-3">
        {categories.map((category, index) => (
          <li key={category.id}>
            <EditPlace path={`categories.${index}`}>
              <EditCategory
                {...{ contest, category, index }}
                isLast={index === categories.length - 1}
                isOpen={openId === category.id}
                isUsed={contest.draft.usedCategories.includes(category.id)}
                onToggle={() => setOpenId(openId === category.id ? undefined : category.id)}
                onChange={(part) =>
                  put(categories.map((other) => (other.id === category.id ? { ...category, ...part } : other)))
                }
                onMove={(to) => put(categories.toSpliced(index, 1).toSpliced(to, 0, category))}
                onRemove={() => (isEmpty(category) ? remove(category) : setAsked(category))}
              />
            </EditPlace>
          </li>
        ))}
      </ol>
      <AddCategory contest={contest} onAdd={add} />
      {asked && (
        <RemoveCategory
          category={asked}
          onRemove={() => {
            remove(asked);
            setAsked(null);
          }}
          onKeep={() => setAsked(null)}
        />
      )}
    </>
  );
}

const isEmpty = ({ nameZh, nameEn, fees }: WrittenCategory) => nameZh === '' && nameEn === '' && fees.length === 0;

/** The open category: the only one while it is empty, the one that was pressed, or that somebody was led to. */
function useOpenCategory(categories: readonly WrittenCategory[], led: Led) {
  const [first] = categories;
  const [openId, setOpenId] = useState(first && categories.length === 1 && isEmpty(first) ? first.id : undefined);
  const [seen, setSeen] = useState(led.count);
  if (seen !== led.count) {
    setSeen(led.count);
    const index = /^categories\.(\d+)/.exec(led.path)?.[1];
    const category = index === undefined ? undefined : categories[Number(index)];
    if (category) setOpenId(category.id);
  }
  return [openId, setOpenId] as const;
}

function AddCategory({ contest, onAdd }: { contest: EditedContest; onAdd(): void }) {
  const t = useTranslations('contestDesk.categories');
  const error = useRuleOf(contest)('categories');
  const { length } = contest.values.categories;
  return (
    <EditPlace path="categories">
      {error && <p className="pt-2 text-danger text-sm">{error}</p>}
      <p className={`${length > 0 ? 'mt-3' : ''} flex flex-wrap items-center gap-x-4 gap-y-1`}>
        <button
          type="button"
          disabled={length >= contestLimits.categories}
          aria-invalid={error ? true : undefined}
          onClick={onAdd}
          className={buttonClass('line')}
        >
          {t(length === 0 ? 'addFirst' : 'add')}
        </button>
        {length > 0 && (
          <span className="text-ink-3 text-sm tabular-nums">
            {t('count', { count: length, most: contestLimits.categories })}
          </span>
        )}
      </p>
    </EditPlace>
  );
}

interface RemoveCategoryProps {
  category: WrittenCategory;
  onRemove(): void;
  onKeep(): void;
}

function RemoveCategory({ category, onRemove, onKeep }: RemoveCategoryProps) {
  const t = useTranslations('contestDesk.categories.removing');
  const name = categoryName(category, useLanguage());
  return (
    <ConfirmDialog
      title={name ? t('title', { name }) : t('untitled')}
      text={t('text')}
      confirmLabel={t('yes')}
      cancelLabel={t('keep')}
      isDestructive
      onConfirm={onRemove}
      onCancel={onKeep}
    />
  );
}
