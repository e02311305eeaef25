'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Sheet } from '@/components/ui/sheet';
import { useBlockPerson } from '@/lib/people/person/client/block';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { useSessionStore } from '@/lib/platform/client/session-store';

interface CardPersonMenuProps {
  userId: string;
  nickname: string;
}

/** What else can be done with a person on their page: report, block. Nothing where the person is oneself. */
export function CardPersonMenu(props: CardPersonMenuProps) {
  const isOneself = useSessionStore((state) => state.peopleMessage?.userId === props.userId);
  return isOneself ? null : <Menu {...props} />;
}

function Menu({ userId, nickname }: CardPersonMenuProps) {
  const t = useTranslations('person.block');
  const { isBlocked, press } = useBlockPerson(userId);
  const [step, setStep] = useState<'closed' | 'menu' | 'asking'>('closed');
  const close = () => setStep('closed');

  function choose() {
    if (!isBlocked && isLoggedIn()) return setStep('asking');
    press();
    close();
  }
  function confirm() {
    press();
    close();
  }
  const word = isBlocked ? 'unblock' : 'block';
  return (
    <>
      <button
        type="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onClick={() => setStep('menu')}
        className="grid size-11 noscript:hidden place-items-center rounded-full border border-line transition-colors hover:border-ink-3"
      >
        <ScreenIcon name="more" className="size-5.5 stroke-3" />
      </button>
      <Sheet open={step === 'menu'} onClose={close} label={nickname} closeLabel={t('close')}>
        <ReportLink
          type="person"
          id={userId}
          className="flex min-h-14 items-center border-line border-b py-2 font-semibold"
        >
          {t('report')}
        </ReportLink>
        <button type="button" onClick={choose} className="block min-h-14 w-full py-2 text-left">
          <span className={`block font-semibold ${isBlocked ? '' : 'text-danger'}`}>{t(word)}</span>
          <span className="block text-ink-3 text-sm">{t(`hint.${word}`)}</span>
        </button>
      </Sheet>
      {step === 'asking' && (
        <ConfirmDialog
          title={t('title', { name: nickname })}
          text={t('text')}
          confirmLabel={t('block')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={confirm}
          onCancel={close}
        />
      )}
    </>
  );
}
