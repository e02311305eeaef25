import { useTranslations } from 'next-intl';

const allSteps = ['number', 'read', 'follow'] as const;
type Step = (typeof allSteps)[number];

/** The numbered steps after a request is sent. */
export function NextSteps({ steps = allSteps }: { steps?: readonly Step[] }) {
  const t = useTranslations('lead.steps');
  return (
    <ol className="mt-3 border-line border-t">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[auto_1fr] gap-x-4 border-line border-b py-3.5">
          <span aria-hidden="true" className="pt-0.5 text-sm font-bold text-accent tabular-nums">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <p className="font-semibold">{t(`${step}.title`)}</p>
            <p className="text-ink-2 text-pretty">{t(`${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
