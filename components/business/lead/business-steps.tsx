import { useTranslations } from 'next-intl';
import { leadLimits } from '@/lib/business/lead/codes';

/** The steps of a request. Where external forms are used, steps that only hold for our own are left out. */
export function BusinessSteps({ hasOwnForms }: { hasOwnForms: boolean }) {
  const t = useTranslations('business.page.steps');
  const brief = hasOwnForms ? t('brief.text', { files: leadLimits.files }) : t('brief.elsewhere');
  const steps = [
    { title: t('brief.title'), text: brief },
    ...(hasOwnForms ? [{ title: t('number.title'), text: t('number.text') }] : []),
    { title: t('answer.title'), text: t('answer.text') },
    { title: t('start.title'), text: t('start.text') },
  ];
  return (
    <ol className="grid gap-x-5 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-5 lg:block lg:pt-6 lg:pb-0"
        >
          <p className="text-xl font-bold text-accent tabular-nums" aria-hidden="true">
            {index + 1}
          </p>
          <div>
            <h3 className="text-xl lg:mt-10">{title}</h3>
            <p className="mt-1.5 text-ink-2 text-pretty">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
