import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NeedsPhone } from '@/components/people/person/card-needs-phone';
import { buttonClass } from '@/components/ui/button-class';
import { DoneStep } from '@/components/ui/done-step';
import { mayStart, type StartSteps } from '@/lib/people/verification/codes';
import { Link } from '@/lib/platform/i18n/link';

interface StepsProps {
  steps: StartSteps;
  /** The query of this page, where it matters to who comes back from binding a phone. */
  query?: string;
}

/** What of it is there, and the way to what is not. */
function Steps({ steps: { hasPhone, who, verified }, query = '' }: StepsProps) {
  const t = useTranslations('verificationSteps');
  const isVerified = verified === 'passed';
  return (
    <ol className="flex flex-col gap-4">
      <DoneStep isDone={hasPhone} name={t('phone')} said={t(hasPhone ? 'done' : 'phoneText')}>
        {!hasPhone && <NeedsPhone query={query} />}
      </DoneStep>
      <DoneStep isDone={isVerified} name={t(`${who}.name`)} said={t(`${who}.${verified}`)}>
        {!isVerified && (
          <Link href="/qualifications" className={`mt-2.5 ${buttonClass(verified === 'pending' ? 'line' : 'accent')}`}>
            {t(verified === 'none' ? 'verify' : 'look')}
          </Link>
        )}
      </DoneStep>
    </ol>
  );
}

interface StartFrameProps extends StepsProps {
  title: string;
  /** What this form is for; or, to who may not use it, what they need. */
  text: string;
  /** The form. */
  children: ReactNode;
}

/** The beginning of something that only verified people make: its form, or what is missing before it. */
export function StartFrame({ title, text, children, ...steps }: StartFrameProps) {
  return (
    <div className="mx-auto max-w-180">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 mb-7 text-ink-2 text-pretty">{text}</p>
      {mayStart(steps.steps) ? children : <Steps {...steps} />}
    </div>
  );
}

interface NeedsProps extends StepsProps {
  label: string;
  text: string;
}

/** What is missing before one can make another, above those that one has made. */
export function StartNeeds({ label, text, ...steps }: NeedsProps) {
  return (
    <section aria-label={label} className="mt-4 max-w-180 rounded-md bg-sunk px-4 pt-3.5 pb-4">
      <p className="mb-3 text-pretty">{text}</p>
      <Steps {...steps} />
    </section>
  );
}
