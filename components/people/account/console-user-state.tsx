import { useTranslations } from 'next-intl';
import { StateBadge } from '@/components/base/staff/card-parts';
import type { UserRow } from '@/lib/people/account/contract';

/** The state of an account: in use, locked, or to be erased. */
export function UserState({ user }: { user: Pick<UserRow, 'lockedAt' | 'eraseAt'> }) {
  const t = useTranslations('accountConsole.states');
  if (user.lockedAt) return <StateBadge tone="warn">{t('locked')}</StateBadge>;
  if (user.eraseAt) return <StateBadge tone="off">{t('leaving')}</StateBadge>;
  return <StateBadge tone="ok">{t('active')}</StateBadge>;
}
