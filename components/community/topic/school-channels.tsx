'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import type { ArtSchoolItem } from '@/lib/community/topic/contract';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { Link } from '@/lib/platform/i18n/link';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';

/** The schools that have a channel, by its picture, the one with most works first. */
export function SchoolChannels({ schools }: { schools: ArtSchoolItem[] }) {
  const t = useTranslations('artSchools');
  const locale = useLocale();
  const channels = schools
    .flatMap(({ name, channel }) => (channel ? [{ name, ...channel }] : []))
    .sort((one, other) => other.videoCount - one.videoCount);
  if (channels.length === 0) return null;
  return (
    <section aria-labelledby="school-channels" className="mt-6 md:mt-8">
      <h2 id="school-channels" className="text-xl md:text-2xl">
        {t('channels')}
      </h2>
      <ul className="rail -mx-gutter mt-3 gap-3 px-gutter md:gap-5">
        {channels.map(({ id, name, thumb, videoCount }, index) => (
          <li key={id} className="w-40 flex-none md:w-55">
            <Link href={channelPath(id)} className="group block rounded-md">
              <div className="overflow-hidden rounded-md">
                <Picture
                  picture={thumb}
                  cuts={cuts}
                  sizes="(width >= 768px) 220px, 160px"
                  first={index === 0}
                  className="aspect-square w-full transition-transform duration-500 group-hover:scale-[1.03]"
                />
              </div>
              <h3 className="mt-2 line-clamp-2 text-base font-semibold tracking-normal">{name}</h3>
              <p className="mt-0.5 text-xs text-ink-3 tabular-nums">
                {t('works', { videoCount, videos: formatMagnitude(videoCount, locale) })}
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const cuts = [{ width: 280, height: 280 }] as const;
