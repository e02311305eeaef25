'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { similarQuestionsQuery } from '@/lib/community/question/client/question-lists';
import { questionPath } from '@/lib/community/question/rules/post-paths';
import { useSettled } from '@/lib/platform/client/use-settled';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** What others have asked in like words, while a title is typed; each opens beside what is being written. */
export function SimilarQuestions({ title, topicId }: { title: string; topicId: string }) {
  const t = useTranslations('questionAsk.similar');
  const words = useTranslations('question');
  const textLanguage = useTextLanguage();
  const asked = useSettled(title.trim().slice(0, 100));
  const { data: found = [] } = useQuery(similarQuestionsQuery(asked, topicId));
  return (
    <>
      <p role="status" className="sr-only">
        {asked && found.length > 0 ? t('count', { count: found.length }) : ''}
      </p>
      {found.length > 0 && (
        <section aria-label={t('title')} className="mt-1 mb-5 rounded-lg border border-line px-4 pt-3 pb-1">
          <p className="text-ink-3 text-sm">{t('title')}</p>
          <ul className="divide-y divide-line">
            {found.map(({ id, title: like, language, answerCount }) => (
              <li key={id}>
                <NewTabLink href={questionPath(id)} className="flex min-h-11 items-center gap-3 py-2">
                  <span lang={textLanguage(language)} className="min-w-0 flex-1 wrap-anywhere">
                    {like}
                  </span>
                  <span className="flex-none text-ink-3 text-xs tabular-nums">
                    {words('answers', { count: answerCount })}
                  </span>
                </NewTabLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
