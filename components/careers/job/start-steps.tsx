import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { DoneStep } from '@/components/ui/done-step';
import { NeedsPhone } from '@/components/works/work/card-needs-phone';
import { Link } from '@/lib/platform/i18n/link';

/** What somebody needs to post a job: a bound mobile number, and a verified company. */
export interface PostSteps {
  hasPhone: boolean;
  /** Of the latest application, unless the company is verified. */
  company: 'none' | 'pending' | 'refused' | 'passed';
}

export const mayPost = ({ hasPhone, company }: PostSteps) => hasPhone && company === 'passed';

/** What of it is there, and the way to what is not. */
export function StartSteps({ steps: { hasPhone, company } }: { steps: PostSteps }) {
  const t = useTranslations('jobManage.steps');
  return (
    <ol className="flex flex-col gap-4">
      <DoneStep isDone={hasPhone} name={t('phone')} said={t(hasPhone ? 'done' : 'phoneText')}>
        {!hasPhone && <NeedsPhone />}
      </DoneStep>
      <DoneStep isDone={company === 'passed'} name={t('company')} said={t(`companyText.${company}`)}>
        {company !== 'passed' && (
          <Link href="/qualifications" className={`mt-2.5 ${buttonClass(company === 'pending' ? 'line' : 'accent')}`}>
            {t(company === 'none' ? 'verify' : 'look')}
          </Link>
        )}
      </DoneStep>
    </ol>
  );
}
