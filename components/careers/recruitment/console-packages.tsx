'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage, StateBadge } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listPackageRows } from '@/lib/careers/recruitment/client/console';
import type { PackageRow } from '@/lib/careers/recruitment/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { shortYuan, yuan } from '@/lib/platform/shared/format/yuan';

/** The packages of job posts in the console, on sale or not. */
export function PackagesConsole() {
  const t = useTranslations('recruitmentConsole');
  return (
    <ConsolePage
      title={t('title')}
      actions={
        <Link href="/staff/packages/new" className={consoleButton('accent')}>
          {t('add')}
        </Link>
      }
    >
      <p className="mb-4 max-w-170 text-ink-2 text-sm text-pretty">{t('lead')}</p>
      <ConsoleTable
        name="packages"
        label={t('title')}
        endpoint={listPackageRows}
        columns={useColumns()}
        filters={[
          {
            name: 'sale',
            label: t('sale'),
            options: (['on', 'off'] as const).map((value) => ({ value, label: t(`sales.${value}`) })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/packages/${row.id}`}
        rowLabel={(row) => row.titleZh}
        sort={{ first: 'position', order: 'asc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<PackageRow>[] {
  const t = useTranslations('recruitmentConsole');
  const sale = ({ isOnSale }: PackageRow) => t(`sales.${isOnSale ? 'on' : 'off'}`);
  const highlighted = ({ isHighlighted }: PackageRow) => t(isHighlighted ? 'yes' : 'no');
  const changed = ({ updatedAt }: PackageRow) => formatDate(Date.parse(updatedAt), { withTime: true });
  const number = (key: 'posts' | 'days' | 'refreshes'): Column<PackageRow> => ({
    ...{ key, title: t(key), align: 'end', cell: (row) => row[key], text: (row) => row[key] },
  });
  return [
    {
      key: 'title',
      title: t('package'),
      phone: 'title',
      cell: (row) => (
        <span className="line-clamp-2">
          {row.titleZh} <span className="text-ink-3">{row.titleEn}</span>
        </span>
      ),
      text: (row) => `${row.titleZh} ${row.titleEn}`,
    },
    {
      key: 'sale',
      title: t('sale'),
      textWidth: 'short',
      cell: (row) => <StateBadge tone={row.isOnSale ? 'ok' : 'off'}>{sale(row)}</StateBadge>,
      text: sale,
    },
    {
      key: 'price',
      title: t('price'),
      sort: 'priceFen',
      align: 'end',
      cell: (row) => shortYuan(row.priceFen),
      text: (row) => yuan(row.priceFen),
    },
    number('posts'),
    number('days'),
    number('refreshes'),
    { key: 'highlighted', title: t('highlighted'), textWidth: 'short', cell: highlighted, text: highlighted },
    {
      key: 'position',
      title: t('position'),
      sort: 'position',
      cell: (row) => row.position,
      text: (row) => row.position,
    },
    { key: 'updatedAt', title: t('updatedAt'), sort: 'updatedAt', phone: 'hidden', cell: changed, text: changed },
  ];
}
