import { useTranslations } from 'next-intl';
import { IconShape } from '@/components/ui/icon';

const questions = ['who', 'contact', 'refund', 'rights', 'credits'] as const;

/** Questions of both sides that open to their answers. */
export function FrontQuestions() {
  const t = useTranslations('demandFront.questions');
  return (
    <div className="border-line border-t">
      {questions.map((name) => (
        <details key={name} className="group border-line border-b">
          <summary className="flex min-h-16 list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="min-w-0 flex-1 text-lg tracking-normal">{t(`${name}.question`)}</h3>
            <IconShape path="M12 5v14M5 12h14" className="size-5 shrink-0 transition-transform group-open:rotate-45" />
          </summary>
          <p className="max-w-[44em] pr-9 pb-6 text-ink-2 text-pretty">{t(`${name}.answer`)}</p>
        </details>
      ))}
    </div>
  );
}
