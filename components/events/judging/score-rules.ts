import { useTranslations } from 'next-intl';
import type { EditedScore } from './score-state';

/** The message for the broken rule at a place, such as `comment` or `scores.{criterion}`. */
export function useScoreRules({ rules }: Pick<EditedScore, 'rules'>) {
  const t = useTranslations('judging.score.rules');
  return (place: string): string | undefined => {
    const rule = rules[place] as 'other' | undefined;
    if (rule === undefined) return undefined;
    return t.has(rule) ? t(rule) : t('other');
  };
}
