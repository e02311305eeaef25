'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { VerifiedKind } from '@/lib/people/verification/codes';
import type { Verification } from '@/lib/people/verification/contract';
import { mayRenew } from '@/lib/people/verification/rules/renewal';
import { Link } from '@/lib/platform/i18n/link';
import { CompanyForm } from './company-form';
import { PersonalForm } from './personal-form';
import { Holding, Pending, Refused } from './standing';

interface KindCardProps {
  kind: VerifiedKind;
  own: Verification[VerifiedKind];
  hasPhone: boolean;
  today: string;
  onChanged(): Promise<unknown>;
}

/** One way of being verified: what it opens, how it stands, and the form where something can be sent. */
export function KindCard({ kind, own: { latest, holds }, hasPhone, today, onChanged }: KindCardProps) {
  const t = useTranslations('verification');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const standing = latest?.state === 'pending' ? latest : null;
  const refused = latest?.state === 'refused' ? latest : null;
  const isExpired = !holds && latest?.state === 'expired';
  const mayApply = !standing && (!holds || refused !== null || mayRenew(holds.validUntil, today));
  const step = holds ? 'renew' : refused || isExpired ? 'again' : 'begin';
  const Form = kind === 'individual' ? PersonalForm : CompanyForm;
  // The form is gone then, and the focus with it.
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);

  return (
    <section aria-labelledby={id} className="mt-6 rounded-lg border border-line bg-surface p-5">
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className="flex scroll-mt-[calc(var(--spacing-head)+16px)] items-center gap-2 text-xl outline-none"
      >
        <ScreenIcon name="shield" className={`size-6 ${holds ? 'text-accent' : 'text-ink-3'}`} />
        {t(`kinds.${kind}.title`)}
      </h2>
      <p className="mt-1 text-ink-2 text-pretty">{t(`kinds.${kind}.opens`)}</p>
      {holds && <Holding application={holds} />}
      {standing && <Pending application={standing} onWithdrawn={onChanged} />}
      {refused && !isOpen && <Refused application={refused} />}
      {isExpired && <p className="mt-4 rounded-md bg-sunk px-4 py-3">{t('expired')}</p>}
      {mayApply && !hasPhone && <NeedsPhone />}
      {mayApply && hasPhone && !isOpen && (
        <button type="button" onClick={() => setOpen(true)} className={`mt-4 ${buttonClass('accent')}`}>
          {t(step)}
          <span className="sr-only"> {t(`kinds.${kind}.title`)}</span>
        </button>
      )}
      {mayApply && hasPhone && isOpen && (
        <Form
          refused={refused}
          onSent={async () => {
            await onChanged();
            setOpen(false);
            setSent(true);
          }}
        />
      )}
    </section>
  );
}

function NeedsPhone(): ReactNode {
  const t = useTranslations('verification.phone');
  return (
    <div className="mt-4 rounded-md bg-sunk px-4 py-3">
      <p className="text-pretty">{t('needed')}</p>
      <Link href="/Settings/security" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('bind')}
      </Link>
    </div>
  );
}
