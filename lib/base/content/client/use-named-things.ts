'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { ShownThing } from '../contract';
import type { NamedRef } from '../rules/block-things';
import { findNamedThings } from './console';

/** Things by name, of those that are public; by `kind id`. */
export function useNamedThings(refs: readonly NamedRef[]) {
  const names = refs.map(({ kind, id }) => `${kind} ${id}`).sort();
  const { data = [], isPending } = useQuery({
    queryKey: [findNamedThings.path, names],
    queryFn: ({ signal }) => findAll(refs, signal),
    placeholderData: keepPreviousData,
    enabled: refs.length > 0,
  });
  return { things: new Map(data.map((thing) => [`${thing.kind} ${thing.id}`, thing])), isPending };
}

async function findAll(refs: readonly NamedRef[], signal: AbortSignal): Promise<ShownThing[]> {
  const byKind = Map.groupBy(refs, ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].map(([kind, own]) =>
      call(findNamedThings, { kind, ids: own.map(({ id }) => id).join(',') }, { signal, quiet: true }),
    ),
  );
  return found.flat();
}

/** A thing by name; null for one that is not public. */
export async function findThing({ kind, id }: NamedRef): Promise<ShownThing | null> {
  const [found] = await call(findNamedThings, { kind, ids: id }, { quiet: true });
  return found ?? null;
}
