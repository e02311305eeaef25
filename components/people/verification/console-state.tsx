import { useTranslations } from 'next-intl';
import { StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { ApplicationState } from '@/lib/people/verification/codes';

const tones: Record<ApplicationState, StateTone> = {
  pending: 'new',
  passed: 'ok',
  refused: 'warn',
  expired: 'off',
  replaced: 'off',
};

/** The state of an application, as a badge of the console. */
export function ApplicationStateBadge({ state }: { state: ApplicationState }) {
  const t = useTranslations('verificationConsole.states');
  return <StateBadge tone={tones[state]}>{t(state)}</StateBadge>;
}
