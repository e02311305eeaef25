'use client';

import { useTranslations } from 'next-intl';
import { FaultLine } from '@/components/ui/fault-line';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { useRuleOf } from './edit-rules';
import type { EditedEntry } from './edit-state';

/** Agreement to the terms of the contest, whose version is kept, and the fee (specification sections 3 and 5). */
export function EditTerms({ entry }: { entry: EditedEntry }) {
  const t = useTranslations('entryEdit.terms');
  const ruleOf = useRuleOf(entry);
  const { contest, termsVersion, isNewTerms, isAgreed, agree } = entry.agreement;
  const changed = isNewTerms && !isAgreed ? t('changed', { version: termsVersion }) : undefined;
  return (
    <>
      <Fee entry={entry} />
      <FormCheckbox
        checked={isAgreed}
        error={changed ?? ruleOf('agrees')}
        onChange={({ target }) => agree(target.checked)}
      >
        {t.rich('agree', {
          version: termsVersion,
          link: (words) => (
            <NewTabLink
              href={contestPartPath(contest.name, 'terms')}
              className="font-semibold text-ink underline underline-offset-4"
            >
              {words}
            </NewTabLink>
          ),
        })}
      </FormCheckbox>
      <p className="text-ink-3 text-sm text-pretty">{t('public')}</p>
    </>
  );
}

/** What it costs, and how that can be paid. */
function Fee({ entry }: { entry: EditedEntry }) {
  const t = useTranslations('entryEdit.fee');
  const { draft, feeFen, values, agreement } = entry;
  const isNew = agreement.isNewFee(values.categoryId) && feeFen !== null && !draft.isPaid;
  return (
    <div className="mb-3 rounded-md bg-sunk px-4 py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-2">{t('label')}</span>
        <span className="font-semibold text-lg tabular-nums">
          {draft.isPaid ? t('paid') : feeFen === null ? t('noCategory') : feeFen === 0 ? t('free') : yuan(feeFen)}
        </span>
      </p>
      {isNew && <FaultLine className="mt-1">{t('changed', { sum: yuan(feeFen) })}</FaultLine>}
      {feeFen !== null && feeFen > 0 && <p className="mt-1 text-ink-2 text-sm text-pretty">{t('ways')}</p>}
    </div>
  );
}
