import type { useTranslations } from 'next-intl';
import { IconShape } from '@/components/ui/icon';

export interface Question {
  question: string;
  answer: string;
}

/** The rules of booking, from `advertising`. */
export interface BookingTerms {
  weeksAhead: number;
  heldDays: number;
}

type Translator = ReturnType<typeof useTranslations<'business.page.questions'>>;

/** Questions of business customers. Those about our own request form are left out where external forms replace it. */
export function questionsOf(t: Translator, hasOwnForms: boolean, terms: BookingTerms): Question[] {
  return [
    ...(hasOwnForms ? (['account', 'privacy'] as const) : []).map((name) => ({
      question: t(`${name}.question`),
      answer: t(`${name}.answer`),
    })),
    { question: t('lead.question'), answer: t('lead.answer', { weeks: terms.weeksAhead }) },
    { question: t('held.question'), answer: t('held.answer', { days: terms.heldDays }) },
    { question: t('price.question'), answer: t('price.answer') },
  ];
}

/** Questions that open to their answers. */
export function BusinessQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-16 list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="min-w-0 flex-1 text-lg tracking-normal">{question}</h3>
            <IconShape path="M12 5v14M5 12h14" className="size-5 shrink-0 transition-transform group-open:rotate-45" />
          </summary>
          <p className="max-w-[44em] pr-9 pb-6 text-ink-2 text-pretty">{answer}</p>
        </details>
      ))}
    </div>
  );
}
