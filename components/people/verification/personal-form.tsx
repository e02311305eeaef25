'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/base/staff/card-select-field';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { nothingChosen, usePersonalForm } from '@/lib/people/verification/client/use-application-form';
import { paperKinds, sidesOf } from '@/lib/people/verification/codes';
import type { OwnApplication } from '@/lib/people/verification/contract';
import { PaperPicture } from './paper-picture';
import { ValidUntil } from './valid-until';

export interface ApplicationFormProps {
  /** The refused application that this one follows; null for none. */
  refused: OwnApplication | null;
  onSent(application: OwnApplication): Promise<unknown>;
}

/** Applies as a person. A passport has one page only, and an ID card alone may be without an end. */
export function PersonalForm({ refused, onSent }: ApplicationFormProps) {
  const t = useTranslations('verification');
  const sent = usePersonalForm(onSent, refused);
  const { form } = sent;
  const paper = form.watch('paper');
  // Another paper has another end and another back.
  const startPaper = () => {
    form.setValue('validUntil', nothingChosen);
    form.setValue('back', undefined);
  };
  return (
    <form method="post" onSubmit={sent.submit} noValidate aria-busy={sent.isPending} className="mt-5">
      {refused && <p className="mb-4 text-ink-2 text-pretty">{t('refused.again')}</p>}
      <TextField
        {...sent.field('realName')}
        label={t('fields.realName')}
        hint={t('hints.realName')}
        autoComplete="name"
      />
      <SelectField
        {...form.register('paper', { onChange: startPaper })}
        label={t('fields.paper')}
        error={sent.errorOf('paper')}
        options={paperKinds.map((value) => ({ value, label: t(`papers.${value}.name`) }))}
      />
      <TextField
        {...sent.field('number')}
        label={t('fields.number')}
        hint={t(`papers.${paper}.hint`)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <ValidUntil
        value={form.watch('validUntil')}
        mayBeWithoutEnd={paper === 'idCard'}
        error={sent.errorOf('validUntil')}
        onChange={(day) => form.setValue('validUntil', day, { shouldValidate: form.formState.isSubmitted })}
      />
      {sidesOf('individual', paper).map((side) => {
        const name = side === 'back' ? 'back' : 'front';
        return (
          <PaperPicture
            key={side}
            label={paper === 'passport' ? t('sides.page') : t(`sides.${name}`)}
            picture={form.watch(name)}
            error={sent.errorOf(name)}
            onChange={(file) => {
              form.clearErrors(name);
              form.setValue(name, file as File);
            }}
          />
        );
      })}
      <FormAlert>{sent.problem?.text}</FormAlert>
      <FormSubmit isPending={sent.isPending} pendingLabel={t('sending')}>
        {t('send')}
      </FormSubmit>
    </form>
  );
}
