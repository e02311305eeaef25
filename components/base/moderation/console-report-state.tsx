import { useTranslations } from 'next-intl';
import { StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { CaseState } from '@/lib/base/moderation/codes';

const tones: Record<CaseState, StateTone> = { open: 'new', founded: 'warn', unfounded: 'off' };

/** How the reports of a thing stand, to the eye. */
export function ReportState({ state }: { state: CaseState }) {
  const t = useTranslations('moderationConsole.reports');
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
