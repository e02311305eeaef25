import { useTranslations } from 'next-intl';
import { StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { ArticleState } from '@/lib/community/article/codes';

const tones: Record<ArticleState, StateTone> = {
  pending_review: 'new',
  verified: 'ok',
  failed: 'warn',
  pending_edit: 'off',
  deleted: 'off',
};

/** The state of an article. */
export function ArticleStateBadge({ state }: { state: ArticleState }) {
  const t = useTranslations('articleConsole');
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
