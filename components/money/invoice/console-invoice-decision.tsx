'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { FormAlert } from '@/components/ui/form-alert';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { listInvoices, makeInvoice, refuseInvoice } from '@/lib/money/invoice/client/console';
import { readInvoice } from '@/lib/money/invoice/client/own';
import { invoiceLimits } from '@/lib/money/invoice/codes';
import type { StaffInvoice } from '@/lib/money/invoice/contract';
import { call } from '@/lib/platform/client/call';
import { download } from '@/lib/platform/client/download';
import { toast } from '@/lib/platform/client/toast';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface InvoiceDecisionProps {
  invoice: StaffInvoice;
  onChanged(invoice: StaffInvoice): void;
}

/** Makes an invoice out by its document, or refuses it; afterwards the document is there to be read. */
export function InvoiceDecision({ invoice, onChanged }: InvoiceDecisionProps) {
  const t = useTranslations('invoiceConsole');
  const { id, state, obstacle, hasFile } = invoice;
  return (
    <section aria-labelledby="decision" className="min-w-0 max-lg:mt-8 lg:sticky lg:top-7">
      <h2 id="decision" className="mb-3 scroll-mt-20 text-base">
        {t('decision')}
      </h2>
      {state !== 'asked' && <p className="mb-4 text-ink-2 text-sm text-pretty">{t(`afterwards.${state}`)}</p>}
      {hasFile && (
        <button
          type="button"
          onClick={() => download(readInvoice, { id }).catch(() => undefined)}
          className={consoleButton()}
        >
          {t('download')}
        </button>
      )}
      {state === 'asked' && obstacle !== null && <p className="mb-4 text-danger text-sm">{t('cannot')}</p>}
      {state === 'asked' && obstacle === null && <Making {...{ invoice, onChanged }} />}
      {state === 'asked' && <Refusal {...{ invoice, onChanged }} />}
    </section>
  );
}

/** The document as it comes from the tax software: a PDF, sent as it is. */
function Making({ invoice, onChanged }: InvoiceDecisionProps) {
  const t = useTranslations('invoiceConsole');
  const { isActing, act } = useAct();
  const [file, setFile] = useState<File | null>(null);
  const [isMissed, setMissed] = useState(false);
  const id = useId();
  const isTooLarge = file !== null && file.size > invoiceLimits.fileBytes;
  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissed(!file);
    if (!file || isTooLarge) return;
    const { revision, amountFen } = invoice;
    const sent = new FormData();
    for (const [name, value] of Object.entries({ id: invoice.id, revision, amountFen })) sent.set(name, String(value));
    sent.set('file', file);
    let made: StaffInvoice | undefined;
    const work = async () => {
      made = await call(makeInvoice, sent, { quiet: true });
    };
    const said = { Changed: t('changed'), UnsupportedMediaType: t('noPdf') };
    await act({ work, done: t('made'), said, renews: [listInvoices] });
    if (made) onChanged(made);
  }
  return (
    <form onSubmit={make} className="mb-8">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {t('file')}
      </label>
      <input
        id={id}
        type="file"
        accept="application/pdf"
        aria-describedby={`${id}-hint`}
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        className="block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-full file:border file:border-line file:px-4 file:font-semibold"
      />
      <p id={`${id}-hint`} className="pt-1.5 text-ink-3 text-sm text-pretty wrap-anywhere">
        {t('fileHint', { sum: yuan(invoice.amountFen), email: invoice.recipientEmail })}
      </p>
      <FormAlert>{isTooLarge ? t('tooLarge') : isMissed && !file && t('fileNeeded')}</FormAlert>
      <button type="submit" aria-disabled={isActing || isTooLarge || undefined} className={consoleButton('accent')}>
        {t('make')}
      </button>
    </form>
  );
}

function Refusal({ invoice, onChanged }: InvoiceDecisionProps) {
  const t = useTranslations('invoiceConsole');
  const changed = useConsoleChanged();
  const form = useCallForm({
    schema: () => import('@/lib/money/invoice/contract').then((contract) => contract.refuseInvoice.input),
    rules: 'invoiceConsole.rules',
    values: { id: invoice.id, revision: invoice.revision, reason: '' },
    send: async (values) => {
      const refused = await call(refuseInvoice, values, { quiet: true });
      toast(t('refused'));
      await changed(listInvoices);
      onChanged(refused);
    },
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextAreaField {...form.field('reason')} label={t('reason')} hint={t('reasonHint')} rows={3} />
      <FormAlert>{form.problem?.text}</FormAlert>
      <button type="submit" aria-disabled={form.isPending} className={consoleButton('danger')}>
        {t('refuse')}
      </button>
    </form>
  );
}
