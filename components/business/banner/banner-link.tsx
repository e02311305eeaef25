'use client';

import type { ReactNode } from 'react';
import { reportClick } from '@/lib/business/banner/client/report-banner';
import type { BannerItem } from '@/lib/business/banner/contract';
import { Link } from '@/lib/platform/i18n/link';
import { bannerTarget } from '@/lib/platform/shared/banner-target';

/** The link of a whole banner; a banner without a target is only a picture. The report never delays the navigation. */
export function BannerLink({ banner, children }: { banner: BannerItem; children: ReactNode }) {
  const target = bannerTarget(banner);
  const press = () => reportClick(banner);
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
