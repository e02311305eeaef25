'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { deleteAccount, keepAccount } from '@/lib/people/account/client/own-data';
import { spendConfirmation, useConfirmation } from '@/lib/people/account/client/security-confirmation';
import { graceDays } from '@/lib/people/account/codes';
import type { Security } from '@/lib/people/account/contract';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ConfirmForm } from './confirm-form';
import { SettingsPage } from './settings-page';

const consequences = ['grace', 'erased', 'content', 'tickets', 'devices'] as const;

/** Deletes the account after a grace period, until which it can be kept. */
export function AccountScreen({ security }: { security: Security }) {
  const t = useTranslations('settings');
  const router = useRouter();
  const [erasedAt, setErasedAt] = useState(security.erasedAt);
  const [isSure, setSure] = useState(false);

  const change = (next: string | null) => {
    setErasedAt(next);
    setSure(false);
    router.refresh();
  };
  if (erasedAt !== null) return <ErasedSoon erasedAt={erasedAt} onKeep={() => change(null)} />;
  return (
    <SettingsPage title={t('titles.account')} lead={t('account.lead')}>
      <ul className="mb-6 list-disc space-y-1 ps-5 text-ink-2">
        {consequences.map((name) => (
          <li key={name}>{t(`account.consequences.${name}`, { days: graceDays })}</li>
        ))}
      </ul>
      {security.staff !== null && <p className="text-danger">{t('account.staff')}</p>}
      {security.staff === null && !isSure && (
        <button type="button" onClick={() => setSure(true)} className={`text-danger ${buttonClass('line')}`}>
          {t('account.begin')}
        </button>
      )}
      {isSure && <DeleteAccount security={security} onDone={change} onCancel={() => setSure(false)} />}
    </SettingsPage>
  );
}

interface DeleteAccountProps {
  security: Security;
  /** Called when requested, with the time of erasure. */
  onDone(erasedAt: string | null): void;
  onCancel(): void;
}

/** The owner confirms their identity, and then the deletion. */
function DeleteAccount({ security, onDone, onCancel }: DeleteAccountProps) {
  const t = useTranslations('settings');
  const problemOf = useProblemWords();
  const { ticket } = useConfirmation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: string) => spendConfirmation(async () => onDone(await deleteAccount(given))),
  });
  if (ticket === null) return <ConfirmForm security={security} />;
  return (
    <section>
      <h2 className="text-lg">{t('account.lastTitle')}</h2>
      <p className="mt-1 mb-4 text-ink-2 text-pretty">{t('account.lastText', { days: graceDays })}</p>
      <FormAlert>{error && problemOf(error).text}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => isPending || mutate(ticket)}
          className={`text-danger aria-disabled:opacity-60 ${buttonClass('line')}`}
        >
          {t('account.delete')}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('ink')}>
          {t('form.cancel')}
        </button>
      </div>
    </section>
  );
}

function ErasedSoon({ erasedAt, onKeep }: { erasedAt: string; onKeep(): void }) {
  const t = useTranslations('settings');
  const problemOf = useProblemWords();
  const { mutate, isPending, error } = useMutation({
    mutationFn: keepAccount,
    onSuccess: () => {
      toast(t('account.kept'));
      onKeep();
    },
  });
  const date = formatDate(Date.parse(erasedAt));
  return (
    <SettingsPage title={t('titles.account')}>
      <p role="status" className="text-lg font-semibold">
        {t('account.erasedOn', { date })}
      </p>
      <p className="mt-1 mb-4 text-ink-2 text-pretty">{t('account.erasedText')}</p>
      <FormAlert>{error && problemOf(error).text}</FormAlert>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => isPending || mutate()}
        className={`aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {t('account.keep')}
      </button>
    </SettingsPage>
  );
}
