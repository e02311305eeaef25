import { useTranslations } from 'next-intl';

/** The steps of each side, in order. */
const steps = {
  companies: ['write', 'review', 'choose', 'confirm'],
  creators: ['work', 'propose', 'talk', 'case'],
} as const;

/** How it works for companies, or for creators, in numbered steps. */
export function FrontSteps({ of }: { of: keyof typeof steps }) {
  const t = useTranslations('demandFront');
  return (
    <ol className="grid gap-x-5 md:grid-cols-2 lg:grid-cols-4">
      {steps[of].map((name, index) => (
        <li
          key={name}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-line border-t py-5 lg:block lg:pt-6 lg:pb-0"
        >
          <p aria-hidden="true" className="font-bold text-accent text-xl tabular-nums">
            {index + 1}
          </p>
          <div>
            <h3 className="text-lg lg:mt-6">{t(`${of}.steps.${name}.title` as 'companies.steps.write.title')}</h3>
            <p className="mt-1 text-ink-2 text-pretty">
              {t(`${of}.steps.${name}.text` as 'companies.steps.write.text')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
