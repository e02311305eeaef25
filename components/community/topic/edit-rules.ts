import { useTranslations } from 'next-intl';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import type { EditedTopic } from './edit-state';

/** The message for the broken rule of a field. An introduction is missed in the language of the page. */
export function useRuleOf({ rules }: Pick<EditedTopic, 'rules'>) {
  const t = useTranslations('topicEdit.rules');
  const isEnglish = useLanguage() === 'en';
  return (field: 'nameZh' | 'nameEn' | 'introZh' | 'introEn' | 'kind' | 'thumb' | 'background'): string | undefined => {
    if (isEnglish && rules.introZh === 'required') {
      if (field === 'introEn') return t('lacking.introZh');
      if (field === 'introZh') return undefined;
    }
    const rule = rules[field];
    if (rule === undefined) return undefined;
    if (rule === 'required')
      return t(field === 'introZh' || field === 'nameZh' ? `lacking.${field}` : 'lacking.picture');
    const key = rule as 'taken';
    return t.has(key) ? t(key) : t('other');
  };
}
