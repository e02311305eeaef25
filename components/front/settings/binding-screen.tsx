'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { unbindWechat } from '@/lib/people/account/client/security';
import { spendConfirmation, useConfirmation } from '@/lib/people/account/client/security-confirmation';
import type { Security } from '@/lib/people/account/contract';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { BindWechat } from './bind-wechat';
import { ConfirmForm } from './confirm-form';
import { SettingsPage } from './settings-page';

/** Logins of other apps that are bound to the account: the chat app's. */
export function BindingScreen({ security }: { security: Security }) {
  const t = useTranslations('settings');
  const router = useRouter();
  const [hasWechat, setBound] = useState(security.hasWechat);
  const [isLeaving, setLeaving] = useState(false);

  function unbound() {
    setBound(false);
    setLeaving(false);
    toast(t('binding.unbound'));
    router.refresh();
  }
  return (
    <SettingsPage title={t('titles.binding')}>
      <div className="mb-6 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-line border-y py-2">
        <h2 className="grow text-base font-semibold">{t('binding.wechat')}</h2>
        <span className="text-ink-3">{hasWechat ? t('binding.on') : t('binding.off')}</span>
        {hasWechat && !isLeaving && (
          <button type="button" onClick={() => setLeaving(true)} className={buttonClass('line')}>
            {t('binding.unbind')}
          </button>
        )}
      </div>
      {hasWechat && isLeaving && (
        <UnbindWechat security={security} onDone={unbound} onCancel={() => setLeaving(false)} />
      )}
      {!hasWechat && <BindWechat security={security} />}
    </SettingsPage>
  );
}

interface UnbindWechatProps {
  security: Security;
  onDone(): void;
  onCancel(): void;
}

/** The owner confirms their identity, and then the unbinding. */
function UnbindWechat({ security, onDone, onCancel }: UnbindWechatProps) {
  const t = useTranslations('settings');
  const problemOf = useProblemWords();
  const { ticket } = useConfirmation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: string) =>
      spendConfirmation(async () => {
        await unbindWechat(given);
        onDone();
      }),
  });
  if (ticket === null) return <ConfirmForm security={security} />;
  const problem = error && problemOf(error);
  return (
    <section>
      <h2 className="text-lg">{t('binding.unbindTitle')}</h2>
      <p className="mt-1 mb-4 text-ink-2 text-pretty">{t('binding.unbindText')}</p>
      <FormAlert>
        {problem && <p>{problem.text}</p>}
        {problem?.code === 'LastWayIn' && (
          <Link
            href="/Settings/security"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('titles.security')}
          </Link>
        )}
      </FormAlert>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => isPending || mutate(ticket)}
          className={`aria-disabled:opacity-60 ${buttonClass('accent')}`}
        >
          {t('binding.unbind')}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('line')}>
          {t('form.cancel')}
        </button>
      </div>
    </section>
  );
}
