import { useTranslations } from 'next-intl';
import { mostCounted } from '@/lib/events/signup/codes';
import type { OwnSignup } from '@/lib/events/signup/contract';

/** Where somebody stands who waits: how many are before them. */
export function useAheadWords(): (mine: OwnSignup) => string {
  const t = useTranslations('signup');
  return ({ ahead }) => {
    if (ahead === 0) return t('next');
    return ahead < mostCounted ? t('ahead', { count: ahead }) : t('manyAhead');
  };
}
