'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { askInvoice } from '@/lib/money/invoice/client/own';
import { type InvoiceKind, invoiceKinds } from '@/lib/money/invoice/codes';
import type { InvoiceOfOrder } from '@/lib/money/invoice/contract';
import { call } from '@/lib/platform/client/call';
import { useCallForm } from '@/lib/platform/client/use-call-form';

interface InvoiceFormProps {
  shown: InvoiceOfOrder;
  onSent(shown: InvoiceOfOrder): void;
}

const nothing = {
  ...{ title: '', taxNumber: '', bank: '', account: '', companyAddress: '', companyPhone: '' },
  ...{ recipientName: '', recipientEmail: '', recipientPhone: '', recipientAddress: '' },
};

/** Asks for an invoice, with the answers of the last one. A person needs a title and an e-mail address only. */
export function InvoiceForm({ shown, onSent }: InvoiceFormProps) {
  const t = useTranslations('invoice');
  const invoice = useCallForm({
    schema: () => import('@/lib/money/invoice/contract').then((contract) => contract.askInvoice.input),
    rules: 'invoice.rules',
    values: {
      ...{ orderId: shown.order.id, kind: 'company' as InvoiceKind, ...nothing },
      ...shown.known,
    },
    send: async (values) => onSent(await call(askInvoice, values, { quiet: true })),
  });
  const isCompany = invoice.form.watch('kind') === 'company';
  return (
    <form onSubmit={invoice.submit} noValidate>
      <fieldset className="mb-4">
        <legend className="mb-1.5 font-semibold text-sm">{t('fields.kind')}</legend>
        <div className="flex gap-3">
          {invoiceKinds.toReversed().map((kind) => (
            <label
              key={kind}
              className="flex min-h-12 flex-1 items-center gap-2.5 rounded-md border border-line px-4 has-checked:border-accent"
            >
              <input type="radio" value={kind} {...invoice.form.register('kind')} className="size-5 accent-accent" />
              {t(`kinds.${kind}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        {...invoice.field('title')}
        label={t('fields.title')}
        hint={isCompany ? t('hints.companyTitle') : t('hints.personalTitle')}
        autoComplete={isCompany ? 'organization' : 'name'}
      />
      {isCompany && <CompanyFields form={invoice} />}
      <h2 className="mt-5 mb-3 text-lg">{t('recipient')}</h2>
      <TextField
        {...invoice.field('recipientEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('fields.recipientEmail')}
        hint={t('hints.email')}
      />
      <TextField
        {...invoice.field('recipientName')}
        autoComplete="name"
        label={t('optional', { field: t('fields.recipientName') })}
      />
      <TextField
        {...invoice.field('recipientPhone')}
        type="tel"
        autoComplete="tel"
        label={t('optional', { field: t('fields.recipientPhone') })}
      />
      <TextField
        {...invoice.field('recipientAddress')}
        autoComplete="street-address"
        label={t('optional', { field: t('fields.recipientAddress') })}
      />
      <FormAlert>{invoice.problem?.text}</FormAlert>
      <FormSubmit isPending={invoice.isPending} pendingLabel={t('sending')}>
        {t('send')}
      </FormSubmit>
    </form>
  );
}

/** What only a company has; all but the tax number may stay empty. */
function CompanyFields({ form }: { form: { field(name: CompanyField): object } }) {
  const t = useTranslations('invoice');
  return (
    <>
      <TextField
        {...form.field('taxNumber')}
        label={t('fields.taxNumber')}
        hint={t('hints.taxNumber')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      {(['bank', 'account', 'companyAddress', 'companyPhone'] as const).map((name) => (
        <TextField key={name} {...form.field(name)} label={t('optional', { field: t(`fields.${name}`) })} />
      ))}
    </>
  );
}

type CompanyField = 'taxNumber' | 'bank' | 'account' | 'companyAddress' | 'companyPhone';
