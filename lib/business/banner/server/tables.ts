import type { BannerType } from '@/lib/platform/shared/banner-target';
import type { BannerLocation } from '../codes';

export interface BannerTable {
  id: string;
  location_id: BannerLocation;
  sort: number;
  type: BannerType | null;
  /** JSON list of `{key}`: media keys. */
  image: string;
  url: string | null;
  domain_id: string | null;
  title_zh: string;
  title_en: string | null;
  subtitle_zh: string;
  subtitle_en: string | null;
  /** Shown only in this language; null for both. */
  locale: 'zh' | 'en' | null;
  /** Shown from this time until before `ends_at`; null for unbounded. */
  starts_at: number | null;
  ends_at: number | null;
  created_at: number;
}

/** Number of shows and presses of a banner on a Beijing day (YYYY-MM-DD). */
export interface BannerCountTable {
  location_id: number;
  sort: number;
  config_id: string;
  day: string;
  shows: number;
  clicks: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    operation_banner: BannerTable;
    operation_count: BannerCountTable;
  }
}
