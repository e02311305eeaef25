'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { SelectField } from '@/components/base/staff/card-select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { mostReason } from '@/lib/base/staff/codes';
import { decideOnApplication, getApplication, listApplications } from '@/lib/people/verification/client/console';
import { type Refusal, refusals } from '@/lib/people/verification/codes';
import type { ApplicationForReview } from '@/lib/people/verification/contract';
import { call } from '@/lib/platform/client/call';
import { countCharacters } from '@/lib/platform/shared/characters';

/** Passes an application or refuses it, as it was read. A colleague's faster decision is shown once known. */
export function ApplicationDecision({ application }: { application: ApplicationForReview }) {
  const t = useTranslations('verificationConsole');
  const { isActing, act } = useAct();
  const { id, revision, state, isTaken } = application;
  const decide = (isPassed: boolean, refusal?: Refusal, reason = '') =>
    act({
      work: () => call(decideOnApplication, { id, revision, isPassed, refusal, reason }, { quiet: true }),
      done: t(isPassed ? 'approved' : 'refused'),
      said: { Changed: t('changed'), PaperTaken: t('taken'), Forbidden: t('own') },
      gone: t('gone'),
      renews: [getApplication, listApplications],
    });
  return (
    <section aria-labelledby="decision" className="max-lg:mt-8 lg:sticky lg:top-7">
      <h2 id="decision" className="mb-3 scroll-mt-20 text-base">
        {t('decision')}
      </h2>
      {state !== 'pending' && <p className="text-ink-2 text-sm">{t('afterwards')}</p>}
      {state === 'pending' && isTaken && <p className="mb-4 text-danger text-sm text-pretty">{t('taken')}</p>}
      {state === 'pending' && !isTaken && (
        <button
          type="button"
          aria-disabled={isActing || undefined}
          onClick={() => decide(true)}
          className={`mb-6 w-full ${consoleButton('accent')}`}
        >
          {t('approve')}
        </button>
      )}
      {state === 'pending' && (
        <Refuse isActing={isActing} isTaken={isTaken} onRefuse={(...said) => decide(false, ...said)} />
      )}
    </section>
  );
}

interface RefuseProps {
  isActing: boolean;
  isTaken: boolean;
  onRefuse(refusal: Refusal, reason: string): void;
}

function Refuse({ isActing, isTaken, onRefuse }: RefuseProps) {
  const t = useTranslations('verificationConsole');
  const [refusal, setRefusal] = useState<Refusal | ''>(isTaken ? 'taken' : '');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<'refusal' | 'reason' | null>(null);
  const length = countCharacters(reason.trim());
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (refusal === '') setWrong('refusal');
    else if (refusal === 'other' && length === 0) setWrong('reason');
    else if (length <= mostReason) onRefuse(refusal, reason.trim());
  }
  return (
    <form onSubmit={submit} noValidate>
      <SelectField
        label={t('why')}
        error={wrong === 'refusal' ? t('needsRefusal') : undefined}
        value={refusal}
        onChange={({ target }) => {
          setRefusal(target.value as Refusal | '');
          setWrong(null);
        }}
        options={[
          { value: '', label: t('choose') },
          ...refusals.map((value) => ({ value, label: t(`refusals.${value}`) })),
        ]}
      />
      <TextAreaField
        label={t('more')}
        hint={t('moreHint')}
        error={wrong === 'reason' ? t('needsMore') : undefined}
        rows={3}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setWrong(null);
        }}
        counter={length > 0 && `${length}/${mostReason}`}
        isOver={length > mostReason}
      />
      <button type="submit" aria-disabled={isActing || undefined} className={`mt-2 w-full ${consoleButton('danger')}`}>
        {t('refuse')}
      </button>
    </form>
  );
}
