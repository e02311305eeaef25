'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage, StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { Picture } from '@/components/ui/picture';
import { listBannerRows } from '@/lib/business/banner/client/console';
import { bannerLocations } from '@/lib/business/banner/codes';
import type { BannerRow } from '@/lib/business/banner/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

const places = Object.values(bannerLocations);
const phases = ['showing', 'coming', 'over'] as const;
const tones: Record<(typeof phases)[number], StateTone> = { showing: 'ok', coming: 'new', over: 'off' };

/** The banners of the console (specification section 3): current ones, scheduled ones, and their clicks. */
export function BannersConsole() {
  const t = useTranslations('bannerConsole');
  return (
    <ConsolePage
      title={t('title')}
      actions={
        <Link href="/staff/banners/new" className={consoleButton('accent')}>
          {t('add')}
        </Link>
      }
    >
      <ConsoleTable
        name="banners"
        label={t('title')}
        endpoint={listBannerRows}
        columns={useColumns()}
        filters={[
          {
            name: 'place',
            label: t('place'),
            options: places.map((place) => ({ value: String(place), label: t(`places.${place}`) })),
          },
          {
            name: 'phase',
            label: t('phase'),
            options: phases.map((phase) => ({ value: phase, label: t(`phases.${phase}`) })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/banners/${row.id}`}
        rowLabel={(row) => row.titleZh}
        sort={{ first: 'sort', order: 'asc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<BannerRow>[] {
  const t = useTranslations('bannerConsole');
  const time = (text: string) => (text ? formatDate(Date.parse(text), { withTime: true }) : '');
  return [
    {
      key: 'title',
      title: t('banner'),
      phone: 'title',
      cell: (row) => <BannerName row={row} />,
      text: (row) => row.titleZh,
    },
    { key: 'sort', title: t('sort'), sort: 'sort', cell: (row) => row.sort, text: (row) => row.sort },
    {
      key: 'place',
      title: t('place'),
      textWidth: 'short',
      cell: (row) => t(`places.${row.locationId}`),
      text: (row) => t(`places.${row.locationId}`),
    },
    {
      key: 'phase',
      title: t('phase'),
      cell: (row) => <StateBadge tone={tones[row.phase]}>{t(`phases.${row.phase}`)}</StateBadge>,
      text: (row) => t(`phases.${row.phase}`),
    },
    {
      key: 'type',
      title: t('type'),
      textWidth: 'short',
      cell: (row) => t(`types.${row.type}`),
      text: (row) => t(`types.${row.type}`),
    },
    {
      key: 'locale',
      title: t('locale'),
      textWidth: 'short',
      cell: (row) => t(`locales.${row.locale || 'both'}`),
      text: (row) => t(`locales.${row.locale || 'both'}`),
    },
    {
      key: 'startsAt',
      title: t('startsAt'),
      sort: 'startsAt',
      phone: 'hidden',
      cell: (row) => time(row.startsAt) || '—',
      text: (row) => time(row.startsAt),
    },
    {
      key: 'endsAt',
      title: t('endsAt'),
      phone: 'hidden',
      cell: (row) => time(row.endsAt) || '—',
      text: (row) => time(row.endsAt),
    },
    { key: 'shows', title: t('shows'), align: 'end', cell: (row) => row.shows, text: (row) => row.shows },
    { key: 'clicks', title: t('clicks'), align: 'end', cell: (row) => row.clicks, text: (row) => row.clicks },
  ];
}

function BannerName({ row }: { row: BannerRow }) {
  return (
    <span className="flex items-center gap-3">
      <span className="h-8 w-16 flex-none overflow-hidden rounded-sm">
        <Picture picture={row.image || null} cuts={[{ width: 504, height: 336 }]} sizes="64px" className="size-full" />
      </span>
      <span className="line-clamp-2">{row.titleZh}</span>
    </span>
  );
}
