import { useTranslations } from 'next-intl';
import { useId } from 'react';

const steps = ['service', 'paste', 'output', 'video', 'start'] as const;

/** How to go live with OBS. */
export function DeskSteps() {
  const t = useTranslations('streamDesk.steps');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-lg">
        {t('title')}
      </h2>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-ink-2 marker:text-ink-3">
        {steps.map((step) => (
          <li key={step} className="text-pretty">
            {t(step)}
          </li>
        ))}
      </ol>
    </section>
  );
}
