import { useTranslations } from 'next-intl';
import { StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { TopicState } from '@/lib/community/topic/codes';

const tones: Record<TopicState, StateTone> = {
  pending_review: 'new',
  verified: 'ok',
  failed: 'warn',
  pending_edit: 'off',
  deleted: 'off',
};

/** The state of a channel. */
export function TopicStateBadge({ state }: { state: TopicState }) {
  const t = useTranslations('topicConsole');
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
