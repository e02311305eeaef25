'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { useLeadForm } from '@/lib/business/lead/client/use-lead-form';
import type { Service } from '@/lib/business/lead/codes';
import { LeadFieldset } from './card-lead-fields';
import { LeadReceiptView } from './card-lead-receipt';
import { LeadFilesField } from './lead-files-field';
import { LastRequest } from './lead-last';
import { LeadService } from './lead-service';

/** The form of a request, replaced by its receipt once sent. Without a service it asks for one. */
export function LeadForm({ service }: { service?: Service }) {
  const t = useTranslations('lead.form');
  const { form, picked, receipt, prepare } = useLeadForm(service ?? null);
  if (receipt) return <LeadReceiptView receipt={receipt} />;
  const pending = picked.files.length > 0 ? t('uploading', { count: picked.files.length }) : t('pending');
  return (
    // If it is submitted before hydration, the number must not go into the address.
    <form method="post" noValidate onSubmit={form.submit} onFocus={prepare} aria-label={t('title')}>
      <noscript>
        <p className="mb-4 rounded-md bg-sunk px-4 py-3">{t('noScript')}</p>
      </noscript>
      <LastRequest />
      {!service && <LeadService field={form.field('service')} />}
      <LeadFieldset form={form}>
        <LeadFilesField picked={picked} />
      </LeadFieldset>
      <FormAlert>{form.problem && <p>{form.problem.text}</p>}</FormAlert>
      <FormSubmit isPending={form.isPending} pendingLabel={pending}>
        {t('send')}
      </FormSubmit>
    </form>
  );
}
