'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import { reportTopicBannerClick, reportTopicBannerShow } from '@/lib/community/topic/client/report-banner';
import type { TopicBanner } from '@/lib/community/topic/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { bannerTarget } from '@/lib/platform/shared/banner-target';

/** The banners of a channel that are online, in its host's order. */
export function ChannelBanners({ banners }: { banners: TopicBanner[] }) {
  const t = useTranslations('topicPage.banners');
  const words = {
    label: t('label'),
    role: t('role'),
    slideRole: t('slideRole'),
    slide: (number: number, total: number) => t('slide', { number, total }),
    show: (number: number) => t('show', { number }),
    pause: t('pause'),
    play: t('play'),
  };
  return (
    <div className="mt-4 min-w-0 lg:mt-5">
      <Carousel items={banners} keyOf={(banner) => banner.id} onSeen={reportTopicBannerShow} words={words}>
        {(banner, { near }) => <Slide banner={banner} near={near} />}
      </Carousel>
    </div>
  );
}

function Slide({ banner, near }: { banner: TopicBanner; near: boolean }) {
  const textLanguage = useTextLanguage();
  const picture = <Picture picture={banner.image} cuts={cuts} sizes={sizes} className="size-full" />;
  return (
    <BannerLink banner={banner}>
      <div className="aspect-116/30 bg-sunk">{near ? picture : <noscript>{picture}</noscript>}</div>
      {banner.title && (
        <p
          lang={banner.titleLanguage ? textLanguage(banner.titleLanguage) : undefined}
          className="scrim absolute inset-x-0 bottom-0 truncate px-4 pt-10 pr-40 pb-3 font-bold text-white md:px-6 md:pr-60 md:pb-5 md:text-lg"
        >
          {banner.title}
        </p>
      )}
    </BannerLink>
  );
}

/** One that leads nowhere is a picture. */
function BannerLink({ banner, children }: { banner: TopicBanner; children: ReactNode }) {
  const target = bannerTarget(banner);
  const press = () => reportTopicBannerClick(banner);
  const className = 'relative block -outline-offset-4';
  if (!target) return <div className={className}>{children}</div>;
  if (target.external) {
    return (
      <a href={target.href} onClick={press} draggable={false} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link href={target.href} onClick={press} draggable={false} className={className}>
      {children}
    </Link>
  );
}

const cuts = [
  { width: 812, height: 210 },
  { width: 1160, height: 300 },
] as const;
const sizes = '(width >= 1296px) 572px, (width >= 1024px) 50vw, 100vw';
