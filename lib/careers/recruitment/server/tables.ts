import type { PurchaseState } from '../codes';

/** A package of job posts as it is sold now. Prices are integer fen. */
export interface JobPackageTable {
  id: string;
  title_zh: string;
  title_en: string;
  posts: number;
  /** For which each of its posts is open. */
  days: number;
  is_highlighted: 0 | 1;
  refreshes: number;
  price_fen: number;
  position: number;
  is_on_sale: 0 | 1;
  /** Counts its changes. */
  revision: number;
  updated_at: number;
}

/** What a company bought: the package as it was ordered, and what is left of it. It does not lapse. */
export interface JobPurchaseTable {
  order_id: string;
  company_id: string;
  package_id: string;
  title_zh: string;
  title_en: string;
  posts: number;
  posts_left: number;
  days: number;
  is_highlighted: 0 | 1;
  refreshes: number;
  refreshes_left: number;
  price_fen: number;
  state: PurchaseState;
  /** When it was paid; null before. */
  bought_at: number | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    job_package: JobPackageTable;
    job_purchase: JobPurchaseTable;
  }
}
