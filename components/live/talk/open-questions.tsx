'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { answerSaid, findTalkQuestions } from '@/lib/live/talk/client/talk';
import type { Said, Talk } from '@/lib/live/talk/contract';
import { takeEvent } from '@/lib/live/talk/rules/take-event';
import { call } from '@/lib/platform/client/call';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { useDeed } from './use-deed';

interface OpenQuestionsProps {
  id: string;
  change(work: (talk: Talk) => Talk): void;
}

/** Questions that nobody has answered, the earliest first; one that is marked leaves the list. */
export function OpenQuestions({ id, change }: OpenQuestionsProps) {
  const t = useTranslations('talk.questions');
  const deed = useDeed();
  const { data, isError, refetch } = useQuery({
    queryKey: [findTalkQuestions.path, { id }],
    queryFn: ({ signal }) => call(findTalkQuestions, { id }, { signal, quiet: true }),
    // Each time the sheet opens.
    staleTime: 0,
  });
  const answer = ({ seq }: Said) =>
    deed(async () => {
      await call(answerSaid, { id, seq, isAnswered: true });
      change((known) => takeEvent(known, { kind: 'answered', seq, isAnswered: true }, ''));
      await refetch();
    });
  return (
    <section className="mt-4">
      <h3 className="text-base">{t('title')}</h3>
      {isError && <p className="py-2 text-danger text-sm">{t('failed')}</p>}
      {data?.length === 0 && <p className="py-2 text-ink-3 text-sm">{t('empty')}</p>}
      <ul>
        {data?.map((said) => (
          <li key={said.seq} className="flex items-center gap-3 border-line border-b py-2">
            <p dir="auto" className="min-w-0 flex-1 wrap-anywhere">
              <span className="block text-ink-3 text-sm">{said.by.nickname}</span>
              {said.text}
            </p>
            <button
              type="button"
              aria-label={t('answerOf', { text: truncate(said.text, 24) })}
              onClick={() => void answer(said)}
              className="min-h-11 flex-none px-2 font-semibold text-sm"
            >
              {t('answer')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
