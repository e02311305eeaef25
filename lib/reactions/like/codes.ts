import { type KindThat, kindsThat } from '@/lib/base/thing/codes';

/** What can be liked. */
export const likeKinds = kindsThat('like');
export type LikeKind = KindThat<'like'>;
