import { type KindThat, kindsThat } from '@/lib/base/thing/codes';

/** Kinds that can be liked. */
export const likeKinds = kindsThat('like');
export type LikeKind = KindThat<'like'>;
