import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AnswerOfPerson } from '@/lib/community/question/contract';
import { answerPath } from '@/lib/community/question/rules/post-paths';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface AnswerRowProps {
  answer: AnswerOfPerson;
  /** How it stands, below its text. */
  states: ReactNode;
}

/** An answer as a row of a list, below the question that it answers. */
export function AnswerRow({ answer, states }: AnswerRowProps) {
  const t = useTranslations('question');
  const textLanguage = useTextLanguage();
  const { id, question, text, language, answeredAt } = answer;
  return (
    <article className="py-4">
      <h3 lang={textLanguage(question.language)} className="text-lg leading-6 tracking-normal wrap-anywhere">
        <Link href={answerPath(question.id, id)} className="hover:text-ink-2">
          {question.title}
        </Link>
      </h3>
      <p lang={textLanguage(language)} className="mt-1 line-clamp-3 text-ink-2 wrap-anywhere">
        {text}
      </p>
      {states}
      <p className="mt-1.5 text-ink-3 text-xs tabular-nums">
        {t.rich('answered', {
          date: formatDate(Date.parse(answeredAt)),
          time: (date) => <time dateTime={answeredAt}>{date}</time>,
        })}
      </p>
    </article>
  );
}
