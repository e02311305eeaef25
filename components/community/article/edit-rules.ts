import { useTranslations } from 'next-intl';
import type { EditedArticle } from './edit-state';

/** The message for the broken rule of a field; for a list, also that of an item. */
export function useRuleOf({ rules }: Pick<EditedArticle, 'rules'>) {
  const t = useTranslations('articleEdit.rules');
  return (field: 'titleZh' | 'titleEn' | 'bodyZh' | 'bodyEn' | 'cover' | 'tags' | 'topicId'): string | undefined => {
    const name = Object.keys(rules).find((key) => key === field || key.startsWith(`${field}.`));
    if (name === undefined) return undefined;
    const rule = rules[name];
    if (rule === 'required') return t(name === field ? (`lacking.${kindOf(field)}` as const) : 'required');
    if (rule === 'unknown' && (field === 'cover' || field === 'topicId')) return t(`unknown.${field}`);
    const key = rule as 'other';
    return t.has(key) ? t(key) : t('other');
  };
}

const kindOf = (field: string) => (field.startsWith('title') ? 'title' : field.startsWith('body') ? 'body' : 'other');
