import { type KindThat, kindsThat } from '@/lib/base/thing/codes';

/** What can be collected. */
export const collectionKinds = kindsThat('collection');
export type CollectionKind = KindThat<'collection'>;
