import { useTranslations } from 'next-intl';

/** Words for the rule that is broken at a field, such as `awards.0.winners`; undefined for none. */
export function useRuleWords() {
  const t = useTranslations('awardDesk.rules');
  return (path: string, rule: string | undefined): string | undefined => {
    if (rule === undefined) return undefined;
    // Where the field is the last part of its path, a rule may have words of its own for it.
    const field = path.split('.').at(-1) ?? '';
    const [own, shared] = [`of.${field}.${rule}` as 'other', rule as 'other'];
    return t.has(own) ? t(own) : t.has(shared) ? t(shared) : t('other');
  };
}
