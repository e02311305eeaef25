'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { buttonClass } from '@/components/ui/button-class';
import { Sheet } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { setUserLock, userCalls } from '@/lib/people/account/client/users';
import type { UserRow } from '@/lib/people/account/contract';

/** Locks an account, with a recorded reason, or unlocks it, both after a confirmation. */
export function ConsoleUserLock({ user: { id, nickname, lockedAt } }: { user: UserRow }) {
  const t = useTranslations('accountConsole');
  const isLocked = lockedAt !== null;
  const { isActing, act } = useAct();
  const [isAsked, ask] = useState(false);

  function save(reason: string) {
    ask(false);
    act({
      work: () => setUserLock({ id, isLocked: !isLocked, reason }),
      done: isLocked ? t('lock.unlocked') : t('lock.locked'),
      gone: t('gone'),
      renews: userCalls,
    });
  }
  return (
    <>
      <p className="mb-2 text-sm text-ink-3">{isLocked ? t('lock.isLocked') : t('lock.text')}</p>
      <button
        type="button"
        aria-disabled={isActing}
        onClick={() => ask(true)}
        className={consoleButton(isLocked ? 'line' : 'danger')}
      >
        {isLocked ? t('lock.unlock') : t('lock.lock')}
      </button>
      <Sheet
        open={isAsked}
        onClose={() => ask(false)}
        label={isLocked ? t('lock.unlockTitle', { nickname }) : t('lock.lockTitle', { nickname })}
        closeLabel={t('cancel')}
      >
        <ReasonForm isLocked={isLocked} onSubmit={save} />
      </Sheet>
    </>
  );
}

function ReasonForm({ isLocked, onSubmit }: { isLocked: boolean; onSubmit(reason: string): void }) {
  const t = useTranslations('accountConsole.lock');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // A lock needs a reason for later questions; an unlock does not.
    if (!isLocked && reason.trim() === '') setError(t('needsReason'));
    else onSubmit(reason.trim());
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-4 text-ink-2 text-pretty">{isLocked ? t('unlockText') : t('lockText')}</p>
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        error={error}
        value={reason}
        maxLength={400}
        onChange={(event) => setReason(event.target.value)}
      />
      <button type="submit" className={`mt-2 w-full ${buttonClass('accent')}`}>
        {isLocked ? t('unlock') : t('lock')}
      </button>
    </form>
  );
}
