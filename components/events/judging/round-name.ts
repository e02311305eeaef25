import { useTranslations } from 'next-intl';
import type { RoundItem } from '@/lib/events/judging/contract';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

/** What a round is called in this language, or in the other one, or by its place among the rounds. */
export function useRoundName(): (round: Pick<RoundItem, 'nameZh' | 'nameEn' | 'position'>) => string {
  const t = useTranslations('judgingDesk.rounds');
  const version = useLanguage();
  return ({ nameZh, nameEn, position }) => {
    const [own, other] = version === 'zh' ? [nameZh, nameEn] : [nameEn, nameZh];
    return own || other || t('untitled', { position });
  };
}

/** What a criterion is called, likewise; empty where it has no name yet. */
export function useCriterionName(): (criterion: { nameZh: string; nameEn: string }) => string {
  const version = useLanguage();
  return ({ nameZh, nameEn }) => (version === 'zh' ? nameZh || nameEn : nameEn || nameZh);
}
