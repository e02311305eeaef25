import { type KindThat, kindsThat } from '@/lib/base/thing/codes';

/** Kinds that can be collected. */
export const collectionKinds = kindsThat('collection');
export type CollectionKind = KindThat<'collection'>;
