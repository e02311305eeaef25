import type { Protocol } from '@/lib/platform/server/api/protocol';
import type { Route } from '@/lib/platform/server/api/route';
import { type Env, env } from '@/lib/platform/server/env';
import type { Slice } from '@/lib/platform/server/slice';
import { consoleRoutes } from './console';
import { slices } from './slices';

/** Protocols below the address of the API that are not our own calls. */
export const protocols: readonly Protocol[] = slices.flatMap((slice: Slice) => slice.protocols ?? []);

const everywhere = [...slices.flatMap((slice: Slice) => slice.routes ?? []), ...consoleRoutes];
const demoOnly = slices.flatMap((slice: Slice) => slice.demoRoutes ?? []);

/** Every call of the API. */
export const routes: readonly Route[] = [...everywhere, ...demoOnly];

/** The calls of this site: those of a demonstration are unknown on other sites (DESIGN 8). */
export function siteRoutes({ demo }: Pick<Env, 'demo'> = env()): readonly Route[] {
  return demo ? routes : everywhere;
}
