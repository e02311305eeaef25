'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { TextField } from '@/components/ui/text-field';
import type { LeadValues } from '@/lib/business/lead/client/lead-values';
import { LeadBudget } from './lead-budget';
import type { LeadField } from './lead-field';
import { LeadMessage } from './lead-message';
import { LeadRegion } from './lead-region';

interface LeadFieldsetProps {
  /** What `useCallForm` returns, for any form with the fields of a request; its messages are in its own `rules`. */
  form: {
    field(name: keyof LeadValues): unknown;
    form: { watch(name: 'region' | 'message'): string | undefined };
  };
  /** Where the price is already known. */
  withoutBudget?: boolean;
  /** Additional fields, above the consent. */
  children?: ReactNode;
}

/** The fields of a request: name, contact, needs, consent. */
export function LeadFieldset({ form, withoutBudget = false, children }: LeadFieldsetProps) {
  const t = useTranslations('lead.form');
  const field = (name: keyof LeadValues) => form.field(name) as LeadField;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        <TextField {...field('company')} label={t('company')} autoComplete="organization" />
        <TextField {...field('name')} label={t('name')} autoComplete="name" />
        <TextField
          {...field('mobile')}
          label={t('mobile')}
          hint={t('mobileHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          before={<LeadRegion field={field('region')} region={form.form.watch('region')} />}
        />
        <TextField
          {...field('email')}
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </div>
      {!withoutBudget && <LeadBudget field={field('budget')} />}
      <LeadMessage field={field('message')} text={form.form.watch('message') ?? ''} />
      {children}
      <FormCheckbox {...field('consent')}>{t.rich('consent', { privacy: privacyLink })}</FormCheckbox>
    </div>
  );
}

function privacyLink(words: ReactNode) {
  return (
    <NewTabLink href="/Agreement#privacy" className="text-ink underline underline-offset-4">
      {words}
    </NewTabLink>
  );
}
