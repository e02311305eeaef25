import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { NeedsPhone } from '@/components/works/work/card-needs-phone';
import { Link } from '@/lib/platform/i18n/link';

/** What somebody needs to launch an activity: a bound mobile number, and a verified company. */
export interface LaunchSteps {
  hasPhone: boolean;
  company: 'none' | 'pending' | 'refused' | 'passed';
}

/** What of it is there, and the way to what is not. */
export function StartSteps({ steps, query }: { steps: LaunchSteps; query?: string }) {
  const t = useTranslations('activityManage.steps');
  const { hasPhone, company } = steps;
  return (
    <ol className="flex flex-col gap-4">
      <Step isDone={hasPhone} name={t('phone')} said={t(hasPhone ? 'done' : 'phoneText')}>
        {!hasPhone && <NeedsPhone {...(query !== undefined && { query })} />}
      </Step>
      <Step isDone={company === 'passed'} name={t('company')} said={t(`companyText.${company}`)}>
        {company !== 'passed' && (
          <Link href="/qualifications" className={`mt-2.5 ${buttonClass(company === 'pending' ? 'line' : 'accent')}`}>
            {t(company === 'none' ? 'verify' : 'look')}
          </Link>
        )}
      </Step>
    </ol>
  );
}

interface StepProps {
  isDone: boolean;
  name: string;
  said: string;
  children: ReactNode;
}

function Step({ isDone, name, said, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={`w-4 flex-none text-center font-semibold ${isDone ? 'text-ok' : 'text-ink-3'}`}
      >
        {isDone ? '✓' : '○'}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2 text-sm text-pretty">{said}</p>
        {children}
      </div>
    </li>
  );
}
