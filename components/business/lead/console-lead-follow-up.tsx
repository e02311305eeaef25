'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { SelectField } from '@/components/base/staff/card-select-field';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { changeLead, getLead, listLeads } from '@/lib/business/lead/client/console';
import { leadStates } from '@/lib/business/lead/codes';
import type { Lead } from '@/lib/business/lead/contract';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useCallForm } from '@/lib/platform/client/use-call-form';

interface LeadFollowUpProps {
  lead: Lead;
  onChanged(lead: Lead): void;
}

/** The handling of a request: its state, owner, next step and date. */
export function LeadFollowUp({ lead, onChanged }: LeadFollowUpProps) {
  const t = useTranslations('leadConsole');
  const changed = useConsoleChanged();
  const [theirs, setTheirs] = useState<Lead | null>(null);
  const form = useCallForm({
    schema: () => import('@/lib/business/lead/contract').then((contract) => contract.changeLead.input),
    rules: 'leadConsole.rules',
    values: valuesOf(lead),
    send: async (values) => {
      try {
        take(await call(changeLead, values, { quiet: true }));
        toast(t('saved'));
        await changed(listLeads);
      } catch (error) {
        if (error instanceof AnswerError && error.code === 'Changed') await showTheirs();
        throw error;
      }
    },
  });

  /** Shows what somebody else has saved. What was typed here stays and is written by the next save. */
  async function showTheirs() {
    const latest = await call(getLead, { id: lead.id }, { quiet: true });
    setTheirs(latest);
    form.form.setValue('revision', latest.revision);
  }
  function take(latest: Lead) {
    setTheirs(null);
    form.form.reset(valuesOf(latest));
    onChanged(latest);
  }

  return (
    <section aria-labelledby="follow-up" className="max-lg:mt-8 lg:sticky lg:top-7">
      <h2 id="follow-up" className="mb-3 scroll-mt-20 text-base">
        {t('followUp')}
      </h2>
      <form onSubmit={form.submit} noValidate>
        <SelectField
          {...form.field('state')}
          label={t('state')}
          options={leadStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
        <SelectField {...form.field('ownerId')} label={t('owner')} options={useOwners(lead)} />
        <TextField {...form.field('nextStep')} label={t('nextStep')} />
        <TextField {...form.field('nextStepOn')} type="date" label={t('nextStepOn')} />
        <FormAlert>
          {form.problem?.text}
          {theirs && (
            <>
              <span className="w-full text-ink">{t('theirs', summary(theirs, t))}</span>
              <button type="button" onClick={() => take(theirs)} className={consoleButton()}>
                {t('takeTheirs')}
              </button>
            </>
          )}
        </FormAlert>
        <FormSubmit isPending={form.isPending} pendingLabel={t('saving')}>
          {theirs ? t('saveOver') : t('save')}
        </FormSubmit>
      </form>
    </section>
  );
}

function valuesOf(lead: Lead) {
  const { id, revision, state, ownerId, nextStep, nextStepOn } = lead;
  return { id, revision, state, ownerId: ownerId ?? '', nextStep, nextStepOn: nextStepOn ?? '' };
}

type Words = ReturnType<typeof useTranslations<'leadConsole'>>;

function summary(lead: Lead, t: Words) {
  const nextStep = [lead.nextStepOn, lead.nextStep].filter(Boolean).join(' ');
  return { state: t(`states.${lead.state}`), owner: lead.owner ?? t('owners.nobody'), nextStep: nextStep || '—' };
}

/** Staff who may be the owner. The present owner stays in the list even without the permission. */
function useOwners(lead: Lead) {
  const t = useTranslations('leadConsole');
  const known = lead.owners.map(({ id, nickname }) => ({ value: id, label: nickname }));
  const isKnown = lead.ownerId === null || known.some(({ value }) => value === lead.ownerId);
  const former = isKnown ? [] : [{ value: lead.ownerId ?? '', label: lead.owner ?? t('somebody') }];
  return [{ value: '', label: t('owners.nobody') }, ...known, ...former];
}
