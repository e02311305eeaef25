import sharp from 'sharp';
import { type DrawnText, drawText } from '@/lib/base/media/port';
import type { SaleOrderTable } from '@/lib/money/order/port';
import type { Seeding } from '@/lib/platform/server/slice';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { slipPictures } from './transfer';

/** Pixels of the picture. */
const size = { width: 960, height: 640 };
const margin = 64;
const [ink, faint, red] = ['#1f2328', '#7a7f87', '#9c2f2f'];

/** Demonstration: the slip of an order's transfer, with a picture for staff to read. One for each order. */
export async function seedSlip({ context, tx, storage }: Seeding, order: SaleOrderTable): Promise<void> {
  const slipId = `demonstration-${order.kind}`;
  const key = `${slipPictures.folderOf(slipId)}0.jpg`;
  const at = context.now();
  await storage.put(key, await drawSlip(order, at));
  await tx
    .insertInto('payment_slip')
    .values({ id: slipId, order_id: order.id, slip_id: slipId, media_key: key, sent_at: at })
    .execute();
}

/** A receipt as banks give them, which says that it is none. */
async function drawSlip({ number, total_fen }: SaleOrderTable, at: number): Promise<Buffer> {
  const facts = [
    ['付款人', '光场示例科技有限公司'],
    ['收款人', '光场（演示）'],
    ['金额', yuan(total_fen)],
    ['附言', number],
    ['交易时间', formatDate(at, { withTime: true })],
  ];
  const text = (words: string, height: number, colour: string) =>
    drawText({ text: words, size: height, colour, width: size.width - 2 * margin });
  const [title, labels, values, foot] = await Promise.all([
    text('示例银行 电子回单', 40, red),
    text(facts.map(([label]) => label).join('\n\n'), 26, faint),
    text(facts.map(([, value]) => value).join('\n\n'), 26, ink),
    text('演示凭证，没有真实的转账', 22, faint),
  ]);
  const place = ({ png }: DrawnText, left: number, top: number) => ({ input: png, left, top });
  return sharp({ create: { ...size, channels: 3, background: '#fbfaf6' } })
    .composite([
      place(title, margin, 64),
      {
        input: Buffer.from(`<svg width="832" height="2"><rect width="832" height="2" fill="${red}"/></svg>`),
        left: margin,
        top: 132,
      },
      place(labels, margin, 176),
      place(values, margin + 176, 176),
      place(foot, size.width - margin - foot.width, size.height - 72),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
