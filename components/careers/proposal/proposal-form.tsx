'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { useProposalForm } from '@/lib/careers/proposal/client/use-proposal-form';
import { proposalLimits } from '@/lib/careers/proposal/codes';
import type { OwnProposalDetail, ProposalFields } from '@/lib/careers/proposal/contract';
import { countCharacters } from '@/lib/platform/shared/characters';
import { ChosenWorks } from './chosen-works';

interface ProposalFormProps {
  demandId: string;
  /** The one that is changed or sent again; null for a new one. */
  standing: OwnProposalDetail | null;
  send(written: ProposalFields): Promise<unknown>;
}

/** What a creator offers for a demand: works, a text, a price and the time that it takes. */
export function ProposalFormScreen({ demandId, standing, send }: ProposalFormProps) {
  const t = useTranslations('proposal.form');
  const sent = useProposalForm(demandId, standing, send);
  const { form, isPending } = sent;
  const [length, max] = [countCharacters(form.watch('text').trim()), proposalLimits.text];
  const number = (name: 'priceYuan' | 'days') => ({
    ...sent.field(name),
    // The rule of a number has no words of its own.
    error: sent.errorOf(name) && t(`numbers.${name}`),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  });
  const isChange = standing?.state === 'sent';
  return (
    <form method="post" onSubmit={sent.submit} noValidate aria-busy={isPending} className="mt-6">
      <ChosenWorks
        demandId={demandId}
        chosen={form.watch('workIds')}
        error={sent.errorOf('workIds')}
        onChange={(ids) => form.setValue('workIds', ids, { shouldValidate: form.formState.isSubmitted })}
      />
      <TextAreaField
        {...sent.field('text')}
        label={t('text')}
        hint={t('textHint')}
        rows={8}
        isOver={length > max}
        counter={2 * length > max && <LengthCount {...{ length, max }} label={t('count', { length, max })} />}
      />
      <div className="grid gap-x-5 md:grid-cols-2">
        <TextField
          {...number('priceYuan')}
          label={t('price')}
          hint={t('priceHint')}
          before={<span className="pl-4 text-ink-3">¥</span>}
        />
        <TextField
          {...number('days')}
          label={t('days')}
          hint={t('daysHint')}
          after={<span className="flex-none pr-4 text-ink-3">{t('daysUnit')}</span>}
        />
      </div>
      <p className="mb-3 text-ink-3 text-sm text-pretty">{t('kept')}</p>
      <FormAlert>{sent.problem?.text}</FormAlert>
      <FormSubmit isPending={isPending} pendingLabel={t('sending')}>
        {t(isChange ? 'change' : 'send')}
      </FormSubmit>
    </form>
  );
}
