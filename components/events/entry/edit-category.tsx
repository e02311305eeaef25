'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { ContestCategory } from '@/lib/events/contest/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { useRuleOf } from './edit-rules';
import type { EditedEntry } from './edit-state';
import { EnterFee } from './enter-fee';

/** The category of an entry, with what it costs. Once that is paid it stays. */
export function EditCategory({ entry }: { entry: EditedEntry }) {
  const t = useTranslations('entryEdit.category');
  const ruleOf = useRuleOf(entry);
  const [name, note] = [useId(), useId()];
  const { draft, values, change, agreement } = entry;
  const error = ruleOf('categoryId');

  /** With a way to enter that the category takes. */
  function choose({ id, modes }: ContestCategory) {
    const [first = values.mode] = modes;
    change({ categoryId: id, mode: modes.includes(values.mode) ? values.mode : first });
  }
  return (
    <fieldset disabled={draft.isPaid} aria-describedby={note} className="min-w-0">
      <legend className="sr-only">{t('label')}</legend>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        {agreement.contest.categories.map((category) => (
          <label
            key={category.id}
            className="flex min-h-16 cursor-pointer items-center gap-3 border-line px-4 py-2.5 not-first:border-t has-checked:bg-accent-wash has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={values.categoryId === category.id}
              onChange={() => choose(category)}
              aria-invalid={error ? true : undefined}
              className="size-5 flex-none accent-accent outline-none"
            />
            <CategoryFacts category={category} now={agreement.now} />
          </label>
        ))}
      </div>
      <p id={note} className={`min-h-4.5 pt-1 text-sm ${error ? 'text-danger' : 'text-ink-3'}`}>
        {error ?? (draft.isPaid ? t('paid') : null)}
      </p>
    </fieldset>
  );
}

/** What a category is called, who can enter it, and what that costs. */
export function CategoryFacts({ category, now }: { category: ContestCategory; now: number }) {
  const t = useTranslations('entry.mode');
  const textLanguage = useTextLanguage();
  const { name, modes } = category;
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0">
        <span lang={textLanguage(name.language)} className="block font-semibold wrap-anywhere">
          {name.text}
        </span>
        <span className="block text-ink-3 text-sm">{modes.map((mode) => t(mode)).join(' · ')}</span>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <EnterFee {...{ category, now }} />
      </span>
    </span>
  );
}
