import type { Migrations } from '@/lib/platform/server/db/migrate';
import { platformMigrations } from '@/lib/platform/server/migrations';
import type { Slice } from '@/lib/platform/server/slice';
import { slices } from './slices';

/** Every slice's migrations; they run in the order of their names. */
export const migrations: Migrations = Object.assign(
  {},
  platformMigrations,
  ...slices.map((slice: Slice) => slice.migrations ?? {}),
);
