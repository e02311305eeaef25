/** `waiting` until claimed, `running` while leased, then gone (`done` is kept for its unique key) or `failed`. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed';

export interface JobTable {
  id: string;
  kind: string;
  /** JSON. */
  payload: string;
  /** Jobs with the same key are one job; null for none. */
  unique_key: string | null;
  state: JobState;
  run_at: number;
  attempts: number;
  lease_until: number | null;
  lease_owner: string | null;
  last_error: string | null;
  created_at: number;
  finished_at: number | null;
}

/** Count of a client's calls until the end of the window. */
export interface RateLimitTable {
  bucket: string;
  count: number;
  ends_at: number;
}

/** A tag whose pages are outdated; every node reads new rows and drops those pages. */
export interface PageInvalidationTable {
  id: string;
  tag: string;
  created_at: number;
}

/** Secrets of the site, shared by all nodes (`site-secret.ts`). */
export interface SiteSecretTable {
  name: string;
  value: string;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    job: JobTable;
    rate_limit: RateLimitTable;
    page_invalidation: PageInvalidationTable;
    site_secret: SiteSecretTable;
  }
}
