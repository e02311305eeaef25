import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { DoneStep } from '@/components/ui/done-step';
import { NeedsPhone } from '@/components/works/work/card-needs-phone';
import { Link } from '@/lib/platform/i18n/link';

/** What somebody needs to go live: a bound mobile number, and a verified identity, as a person or a company. */
export interface LiveSteps {
  hasPhone: boolean;
  /** Of the application that is furthest. */
  verified: 'none' | 'pending' | 'refused' | 'passed';
}

export const mayGoLive = ({ hasPhone, verified }: LiveSteps) => hasPhone && verified === 'passed';

/** What of it is there, and the way to what is not. */
export function StartSteps({ steps, query }: { steps: LiveSteps; query?: string }) {
  const t = useTranslations('broadcastManage.steps');
  const { hasPhone, verified } = steps;
  return (
    <ol className="flex flex-col gap-4">
      <DoneStep isDone={hasPhone} name={t('phone')} said={t(hasPhone ? 'done' : 'phoneText')}>
        {!hasPhone && <NeedsPhone {...(query !== undefined && { query })} />}
      </DoneStep>
      <DoneStep isDone={verified === 'passed'} name={t('verified')} said={t(`verifiedText.${verified}`)}>
        {verified !== 'passed' && (
          <Link href="/qualifications" className={`mt-2.5 ${buttonClass(verified === 'pending' ? 'line' : 'accent')}`}>
            {t(verified === 'none' ? 'verify' : 'look')}
          </Link>
        )}
      </DoneStep>
    </ol>
  );
}
