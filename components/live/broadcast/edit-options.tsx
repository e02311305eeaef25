'use client';

import { useTranslations } from 'next-intl';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { useRuleOf } from './edit-rules';
import type { EditedBroadcast } from './edit-state';

const options = ['keepsReplay', 'isParticipatory'] as const;

/** Whether a recording is kept, and whether viewers can come on stage. */
export function EditOptions({ broadcast }: { broadcast: EditedBroadcast }) {
  const t = useTranslations('broadcastEdit.options');
  const ruleOf = useRuleOf(broadcast);
  return options.map((name) => (
    <FormCheckbox
      key={name}
      checked={broadcast.values[name]}
      error={ruleOf(name)}
      onChange={({ target }) => broadcast.change({ [name]: target.checked })}
    >
      <span className="block font-semibold text-ink">{t(`${name}.label`)}</span>
      {t(`${name}.text`)}
    </FormCheckbox>
  ));
}
