'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton, consoleField } from '@/components/base/staff/card-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { type StaffRole, staffRoles } from '@/lib/base/permission/contract';
import { setUserRole, userCalls } from '@/lib/people/account/client/users';
import type { UserRow } from '@/lib/people/account/contract';

/** Gives an account a staff role, changes or removes it, after a confirmation. */
export function ConsoleUserRole({ user: { id, nickname, role } }: { user: UserRow }) {
  const t = useTranslations('accountConsole');
  const field = useId();
  const { isActing, act } = useAct();
  const [wished, wish] = useState<StaffRole | ''>(role ?? '');
  const [isAsked, ask] = useState(false);

  function save() {
    ask(false);
    act({
      work: () => setUserRole({ id, role: wished }),
      done: t('role.saved'),
      gone: t('gone'),
      renews: userCalls,
    });
  }
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor={field} className="sr-only">
        {t('role.title')}
      </label>
      <select
        id={field}
        value={wished}
        onChange={(event) => wish(event.target.value as StaffRole | '')}
        className={consoleField}
      >
        <option value="">{t('noRole')}</option>
        {staffRoles.map((value) => (
          <option key={value} value={value}>
            {t(`roles.${value}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        disabled={wished === (role ?? '') || isActing}
        onClick={() => ask(true)}
        className={consoleButton()}
      >
        {t('role.save')}
      </button>
      <p className="w-full text-ink-3">{t(wished ? `role.can.${wished}` : 'role.can.none')}</p>
      {isAsked && (
        <ConfirmDialog
          title={
            wished ? t('role.giveTitle', { nickname, role: t(`roles.${wished}`) }) : t('role.takeTitle', { nickname })
          }
          text={wished ? t(`role.can.${wished}`) : t('role.takeText')}
          confirmLabel={wished ? t('role.give') : t('role.take')}
          cancelLabel={t('cancel')}
          isDestructive={!wished}
          onConfirm={save}
          onCancel={() => ask(false)}
        />
      )}
    </div>
  );
}
