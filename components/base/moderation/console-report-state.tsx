import { useTranslations } from 'next-intl';
import { StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { CaseState } from '@/lib/base/moderation/codes';

const tones: Record<CaseState, StateTone> = { open: 'new', founded: 'warn', unfounded: 'off' };

/** The state of the reports of a thing, as a badge. */
export function ReportState({ state }: { state: CaseState }) {
  const t = useTranslations('moderationConsole.reports');
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
