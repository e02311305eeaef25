import { useTranslations } from 'next-intl';
import type { EditedWork } from './edit-work-state';

/** The message for a field's broken rule; for a list, also that of an item. */
export function useRuleOf({ rules }: Pick<EditedWork, 'rules'>) {
  const t = useTranslations('workEdit.rules');
  return (field: string): string | undefined => {
    const name = Object.keys(rules).find((key) => key === field || key.startsWith(`${field}.`));
    if (name === undefined) return undefined;
    const key = (rules[name] === 'required' ? lacking(field) : rules[name]) as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : t('other');
  };
}

/** Fields that are chosen, not typed, have a message of their own. */
function lacking(field: string) {
  const own = { file: 'requiredFile', cover: 'requiredCover', isOriginal: 'requiredOriginal' } as const;
  return own[field as keyof typeof own] ?? 'required';
}
