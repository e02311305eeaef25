import { useTranslations } from 'next-intl';
import type { EditedContest } from './edit-state';

/** The message for a broken rule of a field, such as `categories.0.fees.1.untilTime`. */
export function useRuleWords() {
  const t = useTranslations('contestDesk.rules');
  return (path: string, rule: string): string => {
    // Where the field is the last part of its path, a rule may have words of its own for it.
    const field = path.split('.').at(-1) ?? '';
    const [own, shared] = [`of.${field}.${rule}` as 'other', rule as 'other'];
    return t.has(own) ? t(own) : t.has(shared) ? t(shared) : t('other');
  };
}

/** The message for what is wrong at a path: what the server refused, what contradicts itself, and what is lacking once it was tried. */
export function useRuleOf({ rules, contradictions, missing, isTried }: Judged) {
  const wordsOf = useRuleWords();
  return (path: string): string | undefined => {
    const rule = rules[path] ?? contradictions[path] ?? (isTried && missing.includes(path) ? 'required' : undefined);
    return rule === undefined ? undefined : wordsOf(path, rule);
  };
}

type Judged = Pick<EditedContest, 'rules' | 'contradictions' | 'missing' | 'isTried'>;
