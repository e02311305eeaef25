import { useTranslations } from 'next-intl';
import type { EditedWork } from './edit-work-state';

/** The words of a field's broken rule; of a list, also of one of its items. */
export function useRuleOf({ rules }: Pick<EditedWork, 'rules'>) {
  const t = useTranslations('workEdit.rules');
  return (field: string): string | undefined => {
    const name = Object.keys(rules).find((key) => key === field || key.startsWith(`${field}.`));
    if (name === undefined) return undefined;
    const key = (rules[name] === 'required' ? lacking(field) : rules[name]) as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : t('other');
  };
}

/** What is not typed but chosen is asked for in words of its own. */
function lacking(field: string) {
  const own = { file: 'requiredFile', cover: 'requiredCover', isOriginal: 'requiredOriginal' } as const;
  return own[field as keyof typeof own] ?? 'required';
}
