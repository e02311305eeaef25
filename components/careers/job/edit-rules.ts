import { useTranslations } from 'next-intl';
import type { EditedJob } from './edit-state';

/** The message for the broken rule of a field; of a contradiction, as soon as it is typed. */
export function useRuleOf({ rules, contradictions }: Pick<EditedJob, 'rules' | 'contradictions'>) {
  const t = useTranslations('jobEdit.rules');
  return (field: string): string | undefined => {
    const rule = rules[field] ?? contradictions[field];
    if (rule === undefined) return undefined;
    // A rule may have words of its own for a field.
    const [own, shared] = [`of.${field}.${rule}` as 'other', rule as 'other'];
    return t.has(own) ? t(own) : t.has(shared) ? t(shared) : t('other');
  };
}
