'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { readInvoice, withdrawInvoice } from '@/lib/money/invoice/client/own';
import type { Invoice, InvoiceOfOrder } from '@/lib/money/invoice/contract';
import { call } from '@/lib/platform/client/call';
import { download } from '@/lib/platform/client/download';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface InvoiceStandingProps {
  order: InvoiceOfOrder['order'];
  invoice: Invoice;
  /** It has just come in place of the form, so that the focus goes to it. */
  isNew: boolean;
  onChange(shown: InvoiceOfOrder): void;
}

/** How an invoice stands, what it says, and what can be done with it. */
export function InvoiceStanding({ order, invoice, isNew, onChange }: InvoiceStandingProps) {
  const t = useTranslations('invoice');
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, reason, hasFile } = invoice;
  const standing = state === 'outdated' && !hasFile ? 'dropped' : state;
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section aria-labelledby="standing" className="mt-5 rounded-lg bg-sunk p-5">
      <h2 ref={heading} id="standing" tabIndex={-1} className="scroll-mt-50 text-lg outline-none">
        {t(`states.${standing}.title`)}
      </h2>
      <p className="mt-1 text-ink-2 text-pretty wrap-anywhere">
        {t(`states.${standing}.text`, { email: invoice.recipientEmail })}
      </p>
      {state === 'refused' && <p className="mt-2 wrap-anywhere">{t('reason', { reason })}</p>}
      <InvoiceFacts invoice={invoice} />
      <div className="mt-4 flex flex-wrap gap-3">
        {hasFile && (
          <button
            type="button"
            onClick={() => download(readInvoice, { id: invoice.id }).catch(() => undefined)}
            className={buttonClass(state === 'issued' ? 'accent' : 'line')}
          >
            {t('download')}
          </button>
        )}
        {state === 'asked' && <Withdraw orderId={order.id} onDone={(left) => onChange({ ...left, known: invoice })} />}
      </div>
    </section>
  );
}

/** What it says, each answered line of the form. */
function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoice');
  const facts = [
    [t('sum'), yuan(invoice.amountFen)],
    [t('fields.kind'), t(`kinds.${invoice.kind}`)],
    ...(
      [
        'title',
        'taxNumber',
        'bank',
        'account',
        'companyAddress',
        'companyPhone',
        'recipientName',
        'recipientEmail',
        'recipientPhone',
        'recipientAddress',
      ] as const
    ).map((name) => [t(`fields.${name}`), invoice[name]]),
    [t('askedAt'), formatDate(Date.parse(invoice.askedAt), { withTime: true })],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm tabular-nums">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Takes the request back; what it said stays in the form. */
function Withdraw({ orderId, onDone }: { orderId: string; onDone(shown: InvoiceOfOrder): void }) {
  const t = useTranslations('invoice');
  const problemOf = useProblemWords();
  const [isAsking, ask] = useState(false);
  const [problem, setProblem] = useState('');
  async function withdraw() {
    ask(false);
    setProblem('');
    try {
      onDone(await call(withdrawInvoice, { orderId }, { quiet: true }));
    } catch (error) {
      setProblem(problemOf(error).text);
    }
  }
  return (
    <>
      <button type="button" onClick={() => ask(true)} className={buttonClass('line')}>
        {t('withdraw.begin')}
      </button>
      <FormAlert>{problem}</FormAlert>
      {isAsking && (
        <ConfirmDialog
          title={t('withdraw.title')}
          text={t('withdraw.text')}
          confirmLabel={t('withdraw.confirm')}
          cancelLabel={t('withdraw.cancel')}
          isDestructive
          onConfirm={withdraw}
          onCancel={() => ask(false)}
        />
      )}
    </>
  );
}
