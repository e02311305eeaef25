'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable, type Filter } from '@/components/base/staff/card-table';
import { staffRoles } from '@/lib/base/permission/contract';
import { listUsersCall } from '@/lib/people/account/client/users';
import type { UserRow } from '@/lib/people/account/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { UserState } from './console-user-state';

/** All accounts. */
export function ConsoleUsers() {
  const t = useTranslations('accountConsole');
  const columns = useColumns();
  const roles = [
    { value: 'staff', label: t('anyRole') },
    ...staffRoles.map((value) => ({ value, label: t(`roles.${value}`) })),
  ];
  const states = (['locked', 'leaving'] as const).map((value) => ({ value, label: t(`states.${value}`) }));
  const filters: Filter[] = [
    { name: 'role', label: t('columns.role'), options: roles },
    { name: 'state', label: t('columns.state'), options: states },
  ];
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="users"
        label={t('title')}
        endpoint={listUsersCall}
        columns={columns}
        filters={filters}
        search={t('search')}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/staff/users/${encodeURIComponent(id)}`}
        rowLabel={({ nickname }) => nickname}
        sort={{ first: 'createdAt', order: 'desc' }}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<UserRow>[] {
  const t = useTranslations('accountConsole');
  const stateOf = ({ lockedAt, eraseAt }: UserRow) => (lockedAt ? 'locked' : eraseAt ? 'leaving' : 'active');
  return [
    {
      key: 'nickname',
      title: t('columns.nickname'),
      sort: 'nickname',
      phone: 'title',
      cell: ({ nickname }) => nickname,
      text: ({ nickname }) => nickname,
    },
    {
      key: 'phone',
      title: t('columns.phone'),
      textWidth: 'short',
      cell: ({ phone }) => phone ?? '—',
      text: ({ phone }) => phone,
    },
    {
      key: 'email',
      title: t('columns.email'),
      textWidth: 'long',
      cell: ({ email }) => email ?? '—',
      text: ({ email }) => email,
    },
    {
      key: 'role',
      title: t('columns.role'),
      textWidth: 'short',
      cell: ({ role }) => (role ? t(`roles.${role}`) : '—'),
      text: ({ role }) => role && t(`roles.${role}`),
    },
    {
      key: 'state',
      title: t('columns.state'),
      cell: (user) => <UserState user={user} />,
      text: (user) => t(`states.${stateOf(user)}`),
    },
    {
      key: 'createdAt',
      title: t('columns.createdAt'),
      sort: 'createdAt',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{formatDate(Date.parse(createdAt), { withTime: true })}</time>
      ),
      text: ({ createdAt }) => createdAt,
    },
    {
      key: 'id',
      title: t('columns.id'),
      textWidth: 'long',
      phone: 'hidden',
      cell: ({ id }) => <span className="text-ink-3">{id}</span>,
      text: ({ id }) => id,
    },
  ];
}
