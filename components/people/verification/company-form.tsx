'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { useCompanyForm } from '@/lib/people/verification/client/use-application-form';
import { Letter } from './letter';
import { PaperPicture } from './paper-picture';
import type { ApplicationFormProps } from './personal-form';
import { ValidUntil } from './valid-until';

/** Applies as a company, with its licence and a letter of authority. */
export function CompanyForm({ refused, onSent }: ApplicationFormProps) {
  const t = useTranslations('verification');
  const sent = useCompanyForm(onSent, refused);
  const { form } = sent;
  return (
    <form method="post" onSubmit={sent.submit} noValidate aria-busy={sent.isPending} className="mt-5">
      {refused && <p className="mb-4 text-ink-2 text-pretty">{t('refused.again')}</p>}
      <TextField
        {...sent.field('companyName')}
        label={t('fields.companyName')}
        hint={t('hints.companyName')}
        autoComplete="organization"
      />
      <TextField
        {...sent.field('creditCode')}
        label={t('fields.creditCode')}
        hint={t('hints.creditCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...sent.field('legalRepresentative')}
        label={t('fields.legalRepresentative')}
        hint={t('hints.legalRepresentative')}
        autoComplete="off"
      />
      <TextField {...sent.field('contactName')} label={t('fields.contactName')} autoComplete="name" />
      <TextField
        {...sent.field('contactPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('fields.contactPhone')}
        hint={t('hints.contactPhone')}
      />
      <ValidUntil
        value={form.watch('validUntil')}
        mayBeWithoutEnd
        error={sent.errorOf('validUntil')}
        onChange={(day) => form.setValue('validUntil', day, { shouldValidate: form.formState.isSubmitted })}
      />
      <Letter />
      {(['licence', 'authority'] as const).map((name) => (
        <PaperPicture
          key={name}
          label={t(`sides.${name}`)}
          picture={form.watch(name)}
          error={sent.errorOf(name)}
          onChange={(file) => {
            form.clearErrors(name);
            form.setValue(name, file as File);
          }}
        />
      ))}
      <FormAlert>{sent.problem?.text}</FormAlert>
      <FormSubmit isPending={sent.isPending} pendingLabel={t('sending')}>
        {t('send')}
      </FormSubmit>
    </form>
  );
}
