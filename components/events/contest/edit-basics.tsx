'use client';

import { useTranslations } from 'next-intl';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { TextField } from '@/components/ui/text-field';
import { EditPlace } from './edit-place';
import { useRuleOf } from './edit-rules';
import type { EditedContest } from './edit-state';

/** The name in its address, which stays once it is published, and whether entrants are named. */
export function EditBasics({ contest }: { contest: EditedContest }) {
  const t = useTranslations('contestDesk');
  const ruleOf = useRuleOf(contest);
  const { values, fixed } = contest;
  return (
    <>
      <EditPlace path="name">
        <div className="max-w-120">
          <TextField
            label={t('fields.name')}
            hint={t(fixed.name ? 'basics.nameFixed' : 'basics.nameHint')}
            error={ruleOf('name')}
            before={<span className="whitespace-nowrap pl-4 text-ink-3 text-lg">/match/</span>}
            placeholder={t('basics.nameExample')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            lang="en"
            readOnly={fixed.name}
            value={values.name}
            onChange={({ target }) => contest.change({ name: target.value.toLowerCase() })}
          />
        </div>
      </EditPlace>
      <EditPlace path="isBlind">
        <FormCheckbox
          checked={values.isBlind}
          disabled={fixed.blind}
          error={ruleOf('isBlind')}
          onChange={({ target }) => contest.change({ isBlind: target.checked })}
        >
          <span className="block font-semibold text-base text-ink">{t('fields.isBlind')}</span>
          <span className="block text-pretty">{t(fixed.blind ? 'basics.blindFixed' : 'basics.blindHint')}</span>
        </FormCheckbox>
      </EditPlace>
    </>
  );
}
