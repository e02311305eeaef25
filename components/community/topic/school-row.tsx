'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { ArtSchoolItem } from '@/lib/community/topic/contract';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';

/** An art school: its names, where it is, and its channel or the way to start one. */
export function SchoolRow({ school }: { school: ArtSchoolItem }) {
  const t = useTranslations('artSchools');
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { id, name, otherName, otherLanguage, city, url, channel } = school;
  return (
    <li className="flex items-center justify-between gap-3 py-3.5">
      <div className="min-w-0">
        <h4 className="text-base font-semibold tracking-normal text-balance">{name}</h4>
        <p lang={textLanguage(otherLanguage)} className="mt-0.5 text-xs text-ink-3">
          {otherName}
        </p>
        <p className="facts mt-1 text-sm text-ink-2">
          <span>{city}</span>
          {url && (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('siteOf', { name })}
              className="-my-3 py-3 underline decoration-ink-3 underline-offset-4 transition-colors hover:text-ink"
            >
              {t('site')}
            </a>
          )}
        </p>
      </div>
      {channel ? (
        <Link
          href={channelPath(channel.id)}
          className="flex min-h-11 flex-none items-center gap-1 text-sm font-semibold tabular-nums"
        >
          <span className="sr-only">{name} </span>
          {t('works', { videoCount: channel.videoCount, videos: formatMagnitude(channel.videoCount, locale) })}
          <ScreenIcon name="arrow" className="size-4" />
        </Link>
      ) : (
        <Link
          href={`/AddTopic/new?school=${id}`}
          aria-label={t('startOf', { name })}
          className="flex min-h-11 flex-none items-center text-sm text-ink-3 transition-colors hover:text-ink"
        >
          {t('start')}
        </Link>
      )}
    </li>
  );
}
