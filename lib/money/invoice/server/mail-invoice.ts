import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { deliver } from '@/lib/base/delivery/port';
import { readPrivateFile } from '@/lib/base/media/port';
import { env } from '@/lib/platform/server/env';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import en from '@/messages/en/money/invoice-mail.json';
import zh from '@/messages/zh/money/invoice-mail.json';
import { pdfType } from './invoice-file';

/** Sends an invoice that was made out to its recipient, in the language of who asked for it. */
export const mailInvoice = defineJob({
  kind: 'invoice.mail',
  payload: z.object({ id: z.string() }),
  async run(context, { id }) {
    const invoice = await context.db.read
      .selectFrom('invoice')
      .innerJoin('sale_order', 'sale_order.id', 'invoice.order_id')
      .select(['media_key', 'recipient_email', 'language', 'order_id', 'number', 'invoice.title'])
      .where('invoice.id', '=', id)
      .where('invoice.state', '=', 'issued')
      .executeTakeFirst();
    // Refunded since: what it says holds no more.
    if (!invoice?.media_key) return;
    const body = await readPrivateFile(context, invoice.media_key);
    const { number, title, language } = invoice;
    const link = new URL(`${languageNames[language].prefix}/order/${invoice.order_id}/invoice`, env().siteUrl).href;
    const { subject, text } = wordsOf(language, { number, title, link });
    const attachment = { name: `invoice-${number}.pdf`, contentType: pdfType, body };
    await deliver(context, {
      ...{ channel: 'email', kind: 'letter', address: invoice.recipient_email, subject, text, attachment },
    });
  },
});

const catalogues: Record<Language, typeof zh> = { zh, en };

function wordsOf(language: Language, values: { number: string; title: string; link: string }) {
  const messages = { invoiceMail: catalogues[language] };
  const t = createTranslator({ locale: language, messages, namespace: 'invoiceMail' });
  return { subject: t('subject', values), text: t('text', values) };
}
