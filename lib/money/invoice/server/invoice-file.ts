import { millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { mediaStorage, readBody, removePictures } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** After this time in ms, a document that no invoice has will never be one's. */
const settledAfter = millisecondsInHour;

/** A private folder: storage serves only the public ones by address. */
const folderOf = (fileId: string) => `invoices/${fileId}/`;

/** The media key of a document. */
export const keyOf = (fileId: string) => `${folderOf(fileId)}invoice.pdf`;

export const pdfType = 'application/pdf';

/**
 * Stores a document before the invoice has it, and returns its media key. It first adds a job that runs an hour later and
 * removes one that no invoice has, so that a crash leaves nothing behind. Throws UnsupportedMediaType for what is no PDF by
 * its bytes.
 */
export async function storeInvoiceFile(context: Context, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) !== '%PDF-') throw new CodedError('UnsupportedMediaType');
  const [fileId, now] = [uuid(), context.now()];
  await context.db.transaction((tx) =>
    enqueue(tx, removeUnkeptInvoice, { fileId }, { now, runAt: now + settledAfter, uniqueKey: fileId }),
  );
  const key = keyOf(fileId);
  await mediaStorage().put(key, bytes);
  return key;
}

/** Removes a document that no invoice has. If this fails, the job does it. */
export async function dropInvoiceFile({ log }: Context, key: string): Promise<void> {
  await removePictures(key).catch((err: unknown) => log.warn({ err }, 'the document of an invoice stays for an hour'));
}

export const removeUnkeptInvoice = defineJob({
  kind: 'invoice.remove-unkept-file',
  payload: z.object({ fileId: z.string().regex(/^[\w-]+$/) }),
  async run({ db }, { fileId }) {
    const media_key = keyOf(fileId);
    const kept = await db.read.selectFrom('invoice').select('id').where('media_key', '=', media_key).executeTakeFirst();
    if (!kept) await removePictures(folderOf(fileId));
  },
});

/** The bytes of a document; null where the storage has none. */
export async function readInvoiceFile(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const opened = await mediaStorage().read(key);
  return opened && readBody(opened);
}

/**
 * The document of an invoice, for who asked for it and for those who make invoices. Throws Unauthorized, NullPointer for
 * everybody else and for none; missing bytes are an error for the log as well.
 */
export async function readInvoice(context: Context, { id }: { id: string }): Promise<FileAnswer> {
  const { personId } = signedIn(context);
  const invoice = await context.db.read
    .selectFrom('invoice')
    .innerJoin('sale_order', 'sale_order.id', 'invoice.order_id')
    .select(['invoice.person_id', 'media_key', 'number'])
    .where('invoice.id', '=', id)
    .executeTakeFirst();
  const isSeen = invoice?.person_id === personId || mayDo(context, 'makeInvoices');
  if (!invoice?.media_key || !isSeen) throw new CodedError('NullPointer');
  const body = await readInvoiceFile(invoice.media_key);
  if (!body) {
    context.log.error({ invoice: id, key: invoice.media_key }, 'the document of an invoice is not in the storage');
    throw new CodedError('NullPointer');
  }
  return { name: `invoice-${invoice.number}.pdf`, contentType: pdfType, body };
}
