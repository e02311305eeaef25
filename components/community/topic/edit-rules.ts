import { useTranslations } from 'next-intl';
import type { EditedTopic } from './edit-state';

/** The message for the broken rule of a field. */
export function useRuleOf({ rules }: Pick<EditedTopic, 'rules'>) {
  const t = useTranslations('topicEdit.rules');
  return (field: 'nameZh' | 'nameEn' | 'introZh' | 'introEn' | 'kind' | 'thumb' | 'background'): string | undefined => {
    const rule = rules[field];
    if (rule === undefined) return undefined;
    if (rule === 'required')
      return t(field === 'introZh' || field === 'nameZh' ? `lacking.${field}` : 'lacking.picture');
    const key = rule as 'taken';
    return t.has(key) ? t(key) : t('other');
  };
}
