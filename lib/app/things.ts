import type { Things } from '@/lib/platform/server/context';
import type { Slice } from '@/lib/platform/server/slice';
import { slices } from './slices';

type Declared = Extract<(typeof slices)[number], { things: unknown }>['things'][number];

/** The registry of public things (`lib/base/thing`). A kind that no slice declares does not compile. */
export const things: Things = Object.fromEntries(
  slices.flatMap(({ things: own = [] }: Slice) => own.map((thing) => [thing.kind, thing])),
) as { [Kind in Declared['kind']]: Extract<Declared, { kind: Kind }> };
