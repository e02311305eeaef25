import { useTranslations } from 'next-intl';
import type { BrokenRules } from '@/lib/platform/client/saver-state';

/** The message of a broken rule of a round, by the path of its field, such as `criteria.0.weight`. */
export function useRoundRule() {
  const t = useTranslations('judgingDesk.rules');
  return (path: string, rule: string): string => {
    // Where the field is the last part of its path, a rule may have words of its own for it.
    const field = path.split('.').at(-1) ?? '';
    const [own, shared] = [`of.${field}.${rule}` as 'other', rule as 'other'];
    return t.has(own) ? t(own) : t.has(shared) ? t(shared) : t('other');
  };
}

/** The messages of broken rules by their paths. */
export function useRuleOf({ rules }: { rules: BrokenRules }) {
  const wordsOf = useRoundRule();
  return (path: string): string | undefined => {
    const rule = rules[path];
    return rule === undefined ? undefined : wordsOf(path, rule);
  };
}
