'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { SelectField } from '@/components/base/staff/card-select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { mostReason } from '@/lib/base/staff/codes';
import { decideOnApplication, getApplication, listApplications } from '@/lib/people/verification/client/console';
import { type Refusal, refusals } from '@/lib/people/verification/codes';
import type { ApplicationRow } from '@/lib/people/verification/contract';
import { call } from '@/lib/platform/client/call';
import { countCharacters } from '@/lib/platform/shared/characters';

/** Passes an application, or refuses it with a reason that the person is told. */
export function VerificationDecision({ application }: { application: Pick<ApplicationRow, 'id' | 'revision'> }) {
  const t = useTranslations('verificationConsole');
  const { id, revision } = application;
  const { isActing, act } = useAct();
  const [refusal, setRefusal] = useState<Refusal>(refusals[0]);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const length = countCharacters(reason.trim());
  const decide = (decision: { isPassed: boolean; refusal?: Refusal; reason: string }) =>
    act({
      work: () => call(decideOnApplication, { id, revision, ...decision }, { quiet: true }),
      done: t(decision.isPassed ? 'passed' : 'refused'),
      said: { Changed: t('changed'), Forbidden: t('own'), PaperTaken: t('taken') },
      renews: [getApplication, listApplications],
    });
  const refuse = () => {
    if (refusal === 'other' && length === 0) setError(t('needsReason'));
    else if (length <= mostReason) void decide({ isPassed: false, refusal, reason });
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
      <TextAreaField
        label={t('reason')}
        hint={t('reasonHint')}
        error={error}
        rows={3}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setError(undefined);
        }}
        counter={length > 0 && `${length}/${mostReason}`}
        isOver={length > mostReason}
      />
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
