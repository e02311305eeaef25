import type { KindThat } from '@/lib/base/thing/codes';
import type { Searchable, ThingRegistry } from '@/lib/base/thing/port';
import { searchKinds } from '../codes';

/** All searchable kinds. */
export type Searchables = Readonly<Record<KindThat<'search'>, Searchable>>;

/** The searchable kinds of the registry. */
export function searchablesOf(things: ThingRegistry): Searchables {
  return Object.fromEntries(searchKinds.map((kind) => [kind, things[kind].search])) as Searchables;
}
