'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ConsolePage, ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { userQuery } from '@/lib/people/account/client/users';
import type { UserRow } from '@/lib/people/account/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ConsoleUserLock } from './console-user-lock';
import { ConsoleUserRole } from './console-user-role';
import { UserState } from './console-user-state';

/** An account with its open sessions. */
export type ConsoleUserData = UserRow & { sessions: number; lastSeenAt: string | null };

interface ConsoleUserProps {
  first: ConsoleUserData;
  /** The account is the viewer's own. */
  isOwn: boolean;
}

/** One account: its data, its staff role, its lock. */
export function ConsoleUser({ first, isOwn }: ConsoleUserProps) {
  const t = useTranslations('accountConsole');
  const { data: user } = useQuery({ ...userQuery(first.id), initialData: first });
  const day = (iso: string | null, withTime = true) => iso && formatDate(Date.parse(iso), { withTime });
  return (
    <ConsolePage title={user.nickname} back={{ href: '/staff/users', label: t('title') }}>
      <Facts
        facts={[
          { label: t('columns.state'), value: <UserState user={user} /> },
          { label: t('columns.role'), value: user.role && t(`roles.${user.role}`) },
          { label: t('columns.phone'), value: user.phone },
          { label: t('columns.email'), value: user.email },
          { label: t('columns.createdAt'), value: day(user.createdAt) },
          { label: t('sessions'), value: t('sessionCount', { count: user.sessions }) },
          // Stored as a day only.
          { label: t('lastSeenAt'), value: day(user.lastSeenAt, false) },
          { label: t('lockedAt'), value: day(user.lockedAt) },
          { label: t('eraseAt'), value: day(user.eraseAt) },
          { label: t('columns.id'), value: user.id },
          {
            label: t('page'),
            value: (
              <Link
                href={`/otherPeople?userId=${encodeURIComponent(user.id)}`}
                className="underline underline-offset-4"
              >
                {t('openPage')}
              </Link>
            ),
          },
        ]}
      />
      {isOwn ? (
        <p className="mt-6 text-sm text-ink-3">{t('own')}</p>
      ) : (
        <>
          <ConsoleSection title={t('role.title')}>
            {user.lockedAt ? <Why>{t('role.locked')}</Why> : <ConsoleUserRole key={user.role} user={user} />}
          </ConsoleSection>
          <ConsoleSection title={t('lock.title')}>
            {user.role ? <Why>{t('lock.staff')}</Why> : <ConsoleUserLock user={user} />}
          </ConsoleSection>
        </>
      )}
    </ConsolePage>
  );
}

function Why({ children }: { children: string }) {
  return <p className="text-sm text-ink-3">{children}</p>;
}
