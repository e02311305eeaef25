'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { CommentTime } from '@/components/reactions/comment/card-comment-time';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { QuestionItem } from '@/lib/community/question/contract';
import { questionPath } from '@/lib/community/question/rules/post-paths';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

interface CardQuestionProps {
  question: QuestionItem;
  /** Its title as it is to be shown, where something in it is marked. */
  title?: ReactNode;
  /** It stands among questions of other channels. */
  withTopic?: boolean;
}

/** A question as a row of a list: how many answers it has, what it asks, who asked, and when something happened last. */
export function CardQuestion({ question, title, withTopic = false }: CardQuestionProps) {
  const t = useTranslations('question');
  const textLanguage = useTextLanguage();
  const { id, excerpt, language, author, topic, isClosed, activeAt } = question;
  return (
    <Link href={questionPath(id)} className="group grid grid-cols-[3.25rem_1fr] gap-x-3.5 py-4 md:gap-x-5">
      <AnswerFigure question={question} />
      <div className="min-w-0">
        <h3
          lang={textLanguage(language)}
          className="line-clamp-3 text-lg leading-6 tracking-normal text-pretty wrap-anywhere group-hover:text-ink-2"
        >
          {title ?? question.title}
        </h3>
        {excerpt && (
          <p lang={textLanguage(language)} className="mt-1 line-clamp-2 text-ink-2 text-sm wrap-anywhere">
            {excerpt}
          </p>
        )}
        <p className="facts mt-1.5 text-ink-3 text-xs tabular-nums">
          {withTopic && topic && (
            <span lang={textLanguage(topic.titleLanguage)} className="max-w-full truncate">
              {topic.title}
            </span>
          )}
          <CardPersonName name={t('asked', { name: author.nickname })} verification={author.verification} />
          <CommentTime at={activeAt} />
          {isClosed && <span>{t('closed')}</span>}
        </p>
      </div>
    </Link>
  );
}

/** How many have answered, as a figure; green with a mark where the asker has accepted one. */
function AnswerFigure({ question: { answerCount, hasAccepted } }: Pick<CardQuestionProps, 'question'>) {
  const t = useTranslations('question');
  const tone = hasAccepted ? 'border-ok text-ok' : answerCount > 0 ? 'border-line text-ink' : 'border-line text-ink-3';
  return (
    <p className={`flex h-14 flex-col items-center justify-center self-start rounded-md border ${tone}`}>
      <span className="flex items-center gap-0.5 font-semibold text-lg leading-6 tabular-nums">
        {hasAccepted && <ScreenIcon name="check" className="size-3.5" />}
        {answerCount}
      </span>
      <span className="text-xs leading-4">{t('answersLabel', { count: answerCount })}</span>
      {hasAccepted && <span className="sr-only">{t('acceptedLabel')}</span>}
    </p>
  );
}

/** The shape of a row that is about to come. */
export function CardQuestionSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-[3.25rem_1fr] gap-x-3.5 py-4 md:gap-x-5">
      <div className="skeleton h-14 rounded-md!" />
      <div>
        <div className="skeleton h-5 w-4/5" />
        <div className="skeleton mt-2 h-3.5 w-full" />
        <div className="skeleton mt-2 h-3 w-2/5" />
      </div>
    </div>
  );
}
