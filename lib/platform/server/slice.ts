import type { Protocol } from './api/protocol';
import type { Route } from './api/route';
import type { Context } from './context';
import type { Tx } from './db/database';
import type { Migrations } from './db/migrate';
import type { Listeners } from './events';
import type { FeedSource } from './feed/feed-source';
import type { Job } from './jobs/define-job';
import type { Service } from './service';
import type { SitemapSection } from './sitemap/sitemap-section';

/** Parameters for writing the demonstration. */
export interface Seeding {
  /** Dates of the demonstration are relative to its time. */
  context: Context;
  tx: Tx;
}

/** Writes a part of the demonstration into an empty database. */
export type Seed = (seeding: Seeding) => Promise<void>;

/**
 * All parts of a slice (`lib/<district>/<slice>/server/slice.ts`); `lib/app/slices.ts` lists the slices. Slices of the
 * district `base` declare by module augmentation which parts they take from others.
 */
export interface Slice {
  /** Its calls with their verbs. */
  routes?: readonly Route[];
  /** Calls that only a demonstration has; on other sites they are unknown (DESIGN 8). */
  demoRoutes?: readonly Route[];
  /** Protocols below addresses of the API that are not our own calls. */
  protocols?: readonly Protocol[];
  /** Run in the order of their names, over all slices. */
  migrations?: Migrations;
  /** Quick jobs; a node runs several of them at a time. */
  jobs?: readonly Job[];
  /** Jobs that take minutes and all processors: a node runs one of them at a time. */
  heavyJobs?: readonly Job[];
  /** What a node does all the time beside jobs. */
  services?: readonly Service[];
  /** Listeners of events; those of upper slices are called first. */
  listeners?: Listeners;
  /** Its part of the demonstration, written after those of lower slices. */
  seed?: Seed;
  /** Activity of the demonstration's people with things of other slices, written after all of these. */
  seedUse?: Seed;
  /** Its pages in the sitemap. */
  sitemaps?: readonly SitemapSection[];
  /** Its feeds. */
  feeds?: readonly FeedSource[];
}

/** Declares a slice; the identity function, for type inference. */
export function defineSlice<const One extends Slice>(slice: One): One {
  return slice;
}
