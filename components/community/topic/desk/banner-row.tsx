'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Picture } from '@/components/ui/picture';
import { rowAction } from '@/components/works/work/card-thumb';
import type { DeskBanner } from '@/lib/community/topic/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { bannerType } from '@/lib/platform/shared/banner-target';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { bannerName } from './banner-name';

interface BannerRowProps {
  banner: DeskBanner;
  isBusy: boolean;
  onOnline(isOnline: boolean): void;
  onEdit(): void;
  onRemove(): void;
}

/** A banner in the list of the desk: its picture, where it leads, what it has brought, and what can be done with it. */
export function BannerRow({ banner, isBusy, onOnline, onEdit, onRemove }: BannerRowProps) {
  const t = useTranslations('topicManage.banners');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { image, isOnline, shows, clicks } = banner;
  const title = bannerName(banner) || t('untitled');
  const which = <span className="sr-only">{t('of', { title })}</span>;
  return (
    <div className="flex min-w-0 grow flex-col gap-x-4 gap-y-2 md:flex-row md:items-center">
      <Picture
        picture={image}
        cuts={cuts}
        sizes="(width >= 768px) 300px, 80vw"
        className={`aspect-1160/300 w-full flex-none rounded-md md:w-75 ${isOnline ? '' : 'opacity-40'}`}
      />
      <div className="min-w-0 grow">
        <h2 className="line-clamp-2 font-semibold text-base tracking-normal wrap-anywhere">{title}</h2>
        <p className="truncate text-ink-2 text-sm">
          <Target banner={banner} />
        </p>
        <p className="text-ink-3 text-xs tabular-nums">
          <span className={`font-semibold ${isOnline ? 'text-ok' : 'text-ink-2'}`}>
            {t(isOnline ? 'online' : 'offline')}
          </span>
          {` · ${t('figures', { shows: formatMagnitude(shows, locale), clicks: formatMagnitude(clicks, locale) })}`}
        </p>
        <div className="-mb-2 -ml-2.25 flex flex-wrap items-center">
          <button type="button" disabled={isBusy} onClick={() => onOnline(!isOnline)} className={rowAction}>
            {t(isOnline ? 'putOffline' : 'putOnline')}
            {which}
          </button>
          <button type="button" onClick={onEdit} className={rowAction}>
            {t('edit')}
            {which}
          </button>
          <button type="button" disabled={isBusy} onClick={() => setAsking(true)} className={rowAction}>
            {t('remove')}
            {which}
          </button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('removeTitle', { title })}
          text={t('removeText')}
          confirmLabel={t('removeYes')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={() => {
            setAsking(false);
            onRemove();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Where a banner leads, in words. */
function Target({ banner: { type, url, target } }: { banner: DeskBanner }) {
  const t = useTranslations('topicManage.banners');
  const textLanguage = useTextLanguage();
  if (type === null) return t('nowhere');
  if (type === bannerType.link) return t('to', { target: url });
  if (target)
    return (
      <span lang={target.language ? textLanguage(target.language) : undefined}>{t('to', { target: target.text })}</span>
    );
  return t('missing');
}

const cuts = [{ width: 1160, height: 300 }] as const;
