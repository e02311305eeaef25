import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

const steps = ['tell', 'review', 'run'] as const;

/** What comes of starting a channel, and the button that does, in `children`. */
export function WelfareSteps({ children }: { children: ReactNode }) {
  const t = useTranslations('welfare.how');
  return (
    <section aria-labelledby="welfare-how" className="mt-14 rounded-lg bg-sunk px-5 py-8 md:mt-20 md:px-12 md:py-12">
      <h2 id="welfare-how" className="text-xl md:text-2xl">
        {t('title')}
      </h2>
      <ol className="mt-5 grid gap-6 md:grid-cols-3 md:gap-10">
        {steps.map((step, index) => (
          <li key={step} className="border-t border-line pt-3">
            <p aria-hidden="true" className="text-sm text-ink-3 tabular-nums">
              {index + 1}
            </p>
            <h3 className="mt-1 text-lg tracking-normal">{t(`steps.${step}.title`)}</h3>
            <p className="mt-1 text-sm text-ink-2 text-pretty">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        {children}
        <p className="text-sm text-ink-2">{t('free')}</p>
      </div>
    </section>
  );
}
