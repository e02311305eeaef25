'use client';

import { useTranslations } from 'next-intl';
import { RichField } from '@/components/base/rich-text/card-rich-field';
import { EditLanguages } from '@/components/works/work/card-edit-languages';
import { languageNames } from '@/lib/platform/shared/language';
import { EditPlace, type Led } from './edit-place';
import { useRuleOf } from './edit-rules';
import type { EditedContest } from './edit-state';

const termsFields = { zh: 'termsZh', en: 'termsEn' } as const;

/** What who enters agrees to. Once they are published, a change is a new version, which is said before it is made. */
export function EditTerms({ contest, led }: { contest: EditedContest; led: Led }) {
  const t = useTranslations('contestDesk');
  const ruleOf = useRuleOf(contest);
  const { draft, values, refusals, edition } = contest;
  const { isPublished, termsVersion } = draft;
  return (
    <>
      <p className="-mt-1 mb-4 max-w-180 text-ink-2 text-pretty">
        {isPublished ? t('terms.published', { version: termsVersion, next: termsVersion + 1 }) : t('terms.hint')}
      </p>
      <EditLanguages
        refusals={refusals + led.count}
        isBroken={(language) => led.path === termsFields[language] || ruleOf(termsFields[language]) !== undefined}
      >
        {(language) => {
          const field = termsFields[language];
          return (
            <EditPlace path={field}>
              <RichField
                // It begins again where other texts replace the typed ones.
                key={edition}
                kind="text"
                label={t(`fields.${field}`)}
                lang={languageNames[language].html}
                value={values[field]}
                error={ruleOf(field)}
                onChange={(html) => contest.change({ [field]: html })}
              />
            </EditPlace>
          );
        }}
      </EditLanguages>
    </>
  );
}
