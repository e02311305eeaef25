import { useTranslations } from 'next-intl';
import type { OrderDetail } from '@/lib/money/order/contract';
import { yuan } from '@/lib/platform/shared/format/yuan';

/** What was ordered, line by line, and the sum. */
export function OrderLines({ order }: { order: Pick<OrderDetail, 'lines' | 'totalFen'> }) {
  const t = useTranslations('order');
  return (
    <table className="w-full border-line border-t text-left">
      <caption className="sr-only">{t('lines')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('sum')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ title, quantity, unitFen }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <tr key={index} className="border-line border-b align-baseline">
            <td className="py-3 pr-4 wrap-anywhere">
              {title}
              {quantity > 1 && (
                <span className="block text-ink-3 text-sm tabular-nums">
                  {t('pieces', { price: yuan(unitFen), quantity })}
                </span>
              )}
            </td>
            <td className="py-3 text-right whitespace-nowrap tabular-nums">{yuan(quantity * unitFen)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="py-3 font-semibold">
            {t('total')}
          </th>
          <td className="py-3 text-right font-semibold whitespace-nowrap tabular-nums">{yuan(order.totalFen)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
