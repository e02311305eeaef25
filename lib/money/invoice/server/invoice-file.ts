import { mediaStorage, privateFiles, readPrivateFile } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** The documents of invoices: each is in a folder of its own, which an invoice owns once it is made out. */
export const invoiceFiles = privateFiles({
  name: 'invoices',
  job: 'invoice.remove-unkept-file',
  async isKept(db, fileId) {
    const invoice = db.selectFrom('invoice').select('id').where('media_key', '=', keyOf(fileId));
    return (await invoice.executeTakeFirst()) !== undefined;
  },
});

/** Where the document of a folder stands. */
export function keyOf(fileId: string): string {
  return `${invoiceFiles.folderOf(fileId)}invoice.pdf`;
}

export const pdfType = 'application/pdf';

/** Stores a document before the invoice has it. Throws UnsupportedMediaType for what is no PDF by its bytes. */
export async function storeInvoiceFile(context: Context, fileId: string, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) !== '%PDF-') throw new CodedError('UnsupportedMediaType');
  await invoiceFiles.begin(context, fileId);
  const key = keyOf(fileId);
  await mediaStorage().put(key, bytes);
  return key;
}

/**
 * The document of an invoice, for who asked for it and for those who make invoices. Throws Unauthorized, NullPointer for
 * everybody else and for none.
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
  const body = await readPrivateFile(context, invoice.media_key);
  return { name: `invoice-${invoice.number}.pdf`, contentType: pdfType, body };
}
