export { authorOf } from './server/author-of';
export { idsOf } from './server/ids-of';
export type { ReadDocument, Searchable } from './server/searchable';
export type { Counted, DecidedText, NamedThing, Thing, ThingRegistry } from './server/thing';
