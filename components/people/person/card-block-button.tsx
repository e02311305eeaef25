'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { SteadyLabel } from '@/components/ui/steady-label';
import { useBlockPerson } from '@/lib/people/person/client/block';

/** Ends the blocking of a person in the list of those who are blocked; a second press takes that back. */
export function CardBlockButton({ userId, nickname }: { userId: string; nickname: string }) {
  const t = useTranslations('person.block');
  const { isBlocked, press } = useBlockPerson(userId, true);
  return (
    <button type="button" onClick={press} className={`flex-none ${buttonClass('line')}`}>
      <SteadyLabel other={isBlocked ? t('again') : t('unblock')}>{isBlocked ? t('unblock') : t('again')}</SteadyLabel>
      <span className="sr-only"> {nickname}</span>
    </button>
  );
}
