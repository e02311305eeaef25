import type { Verification } from '@/lib/base/permission/contract';
import { shownNickname } from '@/lib/people/person/port';
import type { Language } from '@/lib/platform/shared/language';
import type { PostAuthor } from '../contract';

/** The columns of who wrote a post, from `person`; all null for an erased account. */
export const authorColumns = ['person.id as person_id', 'nickname', 'avatar', 'verification', 'tagline'] as const;

type AuthorRow = Record<'person_id' | 'nickname' | 'avatar' | 'tagline', string | null> & {
  verification: Verification | null;
};

/** Who wrote a post; an erased account has no id, and the name of all erased ones. */
export function toAuthor(
  { person_id, nickname, avatar, verification, tagline }: AuthorRow,
  language: Language,
): PostAuthor {
  return {
    userId: person_id ?? '',
    nickname: shownNickname(nickname ?? '', language),
    avatar,
    verification: verification ?? 'none',
    tagline: tagline ?? '',
  };
}
