import type { Protocol } from './api/protocol';
import type { Route } from './api/route';
import type { Context } from './context';
import type { Tx } from './db/database';
import type { Migrations } from './db/migrate';
import type { Listeners } from './events';
import type { FeedSource } from './feed/feed-source';
import type { Job } from './jobs/define-job';
import type { SitemapSection } from './sitemap/sitemap-section';

/** What the demonstration is written with. */
export interface Seeding {
  /** Its time is what the demonstration's dates count from. */
  context: Context;
  tx: Tx;
}

/** Writes a part of the demonstration into an empty database. */
export type Seed = (seeding: Seeding) => Promise<void>;

/**
 * All that a slice brings to the product (`lib/<district>/<slice>/server/slice.ts`); `lib/app/slices.ts` lists the slices. What
 * the slices of the district `base` take from others is declared by them, by module augmentation.
 */
export interface Slice {
  /** Its calls with their verbs. */
  routes?: readonly Route[];
  /** Calls that only a demonstration has; elsewhere they are unknown ones (DESIGN 8). */
  demoRoutes?: readonly Route[];
  /** Protocols that are not ours, spoken under addresses of the API. */
  protocols?: readonly Protocol[];
  /** Run in the order of their names over all slices. */
  migrations?: Migrations;
  /** Quick ones; a node runs several of them at a time. */
  jobs?: readonly Job[];
  /** Those that take minutes and every processor: a node runs one of them at a time. */
  heavyJobs?: readonly Job[];
  /** What it hears; listeners of upper slices come first. */
  listeners?: Listeners;
  /** Its own part of the demonstration; those of lower slices are there already. */
  seed?: Seed;
  /** What the demonstration's people do with things of other slices, once all of these are there. */
  seedUse?: Seed;
  /** Its pages for search engines. */
  sitemaps?: readonly SitemapSection[];
  /** What of it can be followed by a feed reader. */
  feeds?: readonly FeedSource[];
}

/** Declares a slice; the identity function, there for its types. */
export function defineSlice<const One extends Slice>(slice: One): One {
  return slice;
}
