import { useTranslations } from 'next-intl';
import { StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { LeadState } from '@/lib/business/lead/codes';

const tones: Record<LeadState, StateTone> = { new: 'new', working: 'busy', won: 'ok', lost: 'off', junk: 'off' };

/** The state of a request, as a badge. */
export function LeadStateBadge({ state }: { state: LeadState }) {
  const t = useTranslations('leadConsole');
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
