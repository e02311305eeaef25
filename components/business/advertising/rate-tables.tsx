import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { appItems, officialItems, type Product, products, type RateItem } from '@/lib/business/advertising/codes';
import { formatYuan, type Prices } from '@/lib/business/advertising/rules/price';
import { Link } from '@/lib/platform/i18n/link';
import { rateWords } from './rate-words';

/**
 * The two tables of the rate card (specification section 2): the official account in three columns of 50, 25 and 25 per
 * cent, website and app in two of 80 and 20. `data` is what staff keep, its prices in fen.
 */
export function RateTables({ data }: { data: { prices: Prices } }) {
  const t = useTranslations('advertising.rates');
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
      <table className={tableClass}>
        <caption className={captionClass}>{t('tables.official')}</caption>
        <colgroup>
          <col className="w-1/2" />
          <col className="w-1/4" />
          <col className="w-1/4" />
        </colgroup>
        <Head names={[t('tables.item'), t('tables.duration'), t('tables.price')]} />
        <tbody>
          {officialItems.map((item) => (
            <Row key={item} item={item} prices={data.prices}>
              <Unit item={item} />
            </Row>
          ))}
        </tbody>
      </table>
      <table className={tableClass}>
        <caption className={captionClass}>{t('tables.app')}</caption>
        <colgroup>
          <col className="w-4/5" />
          <col className="w-1/5" />
        </colgroup>
        <Head names={[t('tables.position'), t('tables.perWeek')]} />
        <tbody>
          {appItems.map((item) => (
            <Row key={item} item={item} size={t('tables.size', { size: t(`sizes.${item}`) })} prices={data.prices} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const tableClass = 'w-full table-fixed border-collapse self-start text-left';
const captionClass = 'pb-3 text-left text-xl font-bold';

function Head({ names }: { names: readonly string[] }) {
  return (
    <thead className="border-y border-line text-xs text-ink-3">
      <tr>
        {names.map((name, index) => (
          <th
            key={name}
            scope="col"
            className={`py-2 font-normal ${index === names.length - 1 ? 'text-right' : 'pr-3'}`}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  item: RateItem;
  /** Of what is to be supplied. */
  size?: string;
  prices: Prices;
  /** The cells between the item and its price. */
  children?: ReactNode;
}

function Row({ item, size, prices, children }: RowProps) {
  const t = useTranslations('advertising.rates');
  const { name, place } = rateWords(useTranslations('advertising'), item);
  const price = prices[item] ?? null;
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-4 pr-3 font-normal">
        <span className="block font-semibold">{name}</span>
        <span className="mt-0.5 block text-sm text-ink-2 text-pretty">{place}</span>
        {size && <span className="mt-0.5 block text-xs text-ink-3 tabular-nums">{size}</span>}
      </th>
      {children}
      <td className="py-4 text-right">
        <span className="block font-semibold wrap-anywhere tabular-nums">
          {price === null ? t('tables.onRequest') : formatYuan(price)}
        </span>
        {isBookable(item) && (
          <Link
            href={`/advertisement/booking?product=${item}`}
            aria-label={t('bookLabel', { name })}
            className="-mr-2 -mb-3 inline-flex min-h-11 min-w-11 items-center justify-end px-2 text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            {t('bookOne')}
          </Link>
        )}
      </td>
    </tr>
  );
}

function Unit({ item }: { item: RateItem }) {
  return <td className="py-4 pr-3 text-ink-2">{rateWords(useTranslations('advertising'), item).unit}</td>;
}

/** Whether weeks of it can be booked. Writing is included with its post. */
function isBookable(item: RateItem): item is Product {
  return products.some((product) => product === item);
}
