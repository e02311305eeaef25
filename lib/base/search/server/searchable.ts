import type { KindThat } from '@/lib/base/thing/codes';
import type { Searchable, ThingRegistry } from '@/lib/base/thing/port';
import { searchKinds } from '../codes';

/** Everything that can be found, by its kind. */
export type Searchables = Readonly<Record<KindThat<'search'>, Searchable>>;

/** What the registry says of it. */
export function searchablesOf(things: ThingRegistry): Searchables {
  return Object.fromEntries(searchKinds.map((kind) => [kind, things[kind].search])) as Searchables;
}
