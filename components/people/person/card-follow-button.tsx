'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { SteadyLabel } from '@/components/ui/steady-label';
import { useFollowPerson } from '@/lib/people/person/client/follow';
import { useSessionStore } from '@/lib/platform/client/session-store';

interface CardFollowButtonProps {
  userId: string;
  nickname: string;
  /** Whether the caller follows them, where a list has said so. */
  isFollowed?: boolean;
  /** One of many in a list: small, without the accent. */
  quiet?: boolean;
}

/** Follows or unfollows a person. Nothing for the caller themselves. */
export function CardFollowButton({ userId, nickname, isFollowed: known, quiet = false }: CardFollowButtonProps) {
  const t = useTranslations('person.follow');
  const { isFollowed, press } = useFollowPerson(userId, known);
  const isOneself = useSessionStore((state) => state.peopleMessage?.userId === userId);
  if (isOneself) return null;
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      onClick={press}
      className={`flex-none noscript:hidden ${buttonClass(isFollowed || quiet ? 'line' : 'accent', quiet ? 'row' : 'page')}`}
    >
      <SteadyLabel other={isFollowed ? t('off') : t('on')}>{isFollowed ? t('on') : t('off')}</SteadyLabel>
      <span className="sr-only"> {nickname}</span>
    </button>
  );
}
