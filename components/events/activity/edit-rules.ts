import { useTranslations } from 'next-intl';
import type { EditedActivity } from './edit-state';

/** The message for the broken rule at a path, such as `ticketTypes.0.quantity`; of a contradiction, as soon as it is typed. */
export function useRuleOf({ rules, contradictions }: Pick<EditedActivity, 'rules' | 'contradictions'>) {
  const t = useTranslations('activityEdit.rules');
  return (path: string): string | undefined => {
    // Of photos, which have no field of their own, the first broken rule.
    const found = path === 'photos' ? Object.keys(rules).find((key) => key.startsWith(path)) : path;
    const rule = rules[found ?? path] ?? contradictions[path];
    if (rule === undefined) return undefined;
    // Where the field is the last part of its path, a rule may have words of its own for it.
    const field = path.split('.').at(-1) ?? '';
    const [own, shared] = [`of.${field}.${rule}` as 'other', rule as 'other'];
    return t.has(own) ? t(own) : t.has(shared) ? t(shared) : t('other');
  };
}
