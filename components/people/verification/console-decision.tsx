'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ReasonField, useReason } from '@/components/base/staff/card-reason-field';
import { SelectField } from '@/components/base/staff/card-select-field';
import { decideOnApplication, getApplication, listApplications } from '@/lib/people/verification/client/console';
import { type Refusal, refusals } from '@/lib/people/verification/codes';
import type { ApplicationRow } from '@/lib/people/verification/contract';
import { call } from '@/lib/platform/client/call';

/** Passes an application, or refuses it with a reason that the person is told. */
export function VerificationDecision({ application }: { application: Pick<ApplicationRow, 'id' | 'revision'> }) {
  const t = useTranslations('verificationConsole');
  const { id, revision } = application;
  const { isActing, act } = useAct();
  const [refusal, setRefusal] = useState<Refusal>(refusals[0]);
  const reason = useReason();
  const decide = (decision: { isPassed: boolean; refusal?: Refusal; reason: string }) =>
    act({
      work: () => call(decideOnApplication, { id, revision, ...decision }, { quiet: true }),
      done: t(decision.isPassed ? 'passed' : 'refused'),
      said: { Changed: t('changed'), Forbidden: t('own'), PaperTaken: t('taken') },
      renews: [getApplication, listApplications],
    });
  const refuse = () => {
    const missing = refusal === 'other' ? t('needsReason') : undefined;
    if (reason.fits(missing)) void decide({ isPassed: false, refusal, reason: reason.text });
  };
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="mb-3 text-base">
        {t('decision')}
      </h2>
      <button
        type="button"
        aria-disabled={isActing || undefined}
        onClick={() => decide({ isPassed: true, reason: '' })}
        className={`mb-6 w-full ${consoleButton('accent')}`}
      >
        {t('pass')}
      </button>
      <SelectField
        label={t('refusal')}
        value={refusal}
        onChange={({ target }) => setRefusal(refusals.find((one) => one === target.value) ?? refusals[0])}
        options={refusals.map((value) => ({ value, label: t(`refusals.${value}`) }))}
      />
      <ReasonField reason={reason} label={t('reason')} hint={t('reasonHint')} rows={3} />
      <button
        type="button"
        aria-disabled={isActing || undefined}
        onClick={refuse}
        className={`mt-2 w-full ${consoleButton('danger')}`}
      >
        {t('refuse')}
      </button>
    </section>
  );
}
