'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { joinTopic } from '@/lib/community/topic/client/follow-topic';
import { AnswerError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';

interface FollowFirstProps {
  topicId: string;
  isBlocked: boolean;
  onChange(membership: 'member' | 'blocked'): void;
}

/** Says that members ask, and makes one of the caller in place: what they have written stays below it. */
export function FollowFirst({ topicId, isBlocked, onChange }: FollowFirstProps) {
  const t = useTranslations('questionAsk.follow');
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function follow() {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await joinTopic(topicId);
      toast(t('done'));
      onChange('member');
    } catch (error) {
      if (error instanceof AnswerError && error.code === 'Forbidden') onChange('blocked');
      else setProblem(problemOf(error).text);
    } finally {
      setPending(false);
    }
  }

  if (isBlocked) {
    return (
      <div role="alert" className="mt-5 rounded-lg bg-sunk px-4 py-4">
        <p className="text-pretty">{t('blocked')}</p>
        <Link href="/topicHome" className={`mt-3 ${buttonClass('line')}`}>
          {t('others')}
        </Link>
      </div>
    );
  }
  return (
    <section aria-label={t('title')} className="mt-5 rounded-lg bg-accent-wash px-4 py-4">
      <p className="font-semibold">{t('title')}</p>
      <p className="mt-1 text-ink-2 text-pretty">{t('text')}</p>
      <button type="button" aria-disabled={isPending} onClick={follow} className={`mt-3 ${buttonClass('accent')}`}>
        {t(isPending ? 'pending' : 'action')}
      </button>
      <p role="alert" className="mt-1 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </section>
  );
}
