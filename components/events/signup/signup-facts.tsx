import { useTranslations } from 'next-intl';
import { mostCounted } from '@/lib/events/signup/codes';
import type { Signup } from '@/lib/events/signup/contract';

interface SignupFactsProps {
  /** How many may sign up; 0 for no limit. */
  capacity: number;
  signup: Signup;
}

/** How many may sign up, how many places are left, and how many wait. */
export function SignupFacts({ capacity, signup: { phase, left, waitingCount } }: SignupFactsProps) {
  const t = useTranslations('signup');
  if (left === null) return t('noLimit');
  const parts = [
    t('capacity', { count: capacity }),
    ...(phase === 'open' ? [t('left', { count: left })] : []),
    ...(phase === 'full' ? [t('full')] : []),
    ...(waitingCount > 0 ? [waitingCount < mostCounted ? t('waiting', { count: waitingCount }) : t('manyWait')] : []),
  ];
  return parts.join(' · ');
}
