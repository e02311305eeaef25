import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { contestDeskPath, deskPartPath } from '@/lib/events/contest/client/addresses';
import type { ContestDraft } from '@/lib/events/contest/contract';
import { missingFields } from '@/lib/events/contest/rules/missing';
import { Link } from '@/lib/platform/i18n/link';
import { deskStandingOf } from './desk-standing';

interface CardDeskLinkProps {
  contest: ContestDraft;
  /** How many entries wait for their formal check. */
  unchecked: number;
}

/** On the desk of an activity: the way to the desk of its contest, and what is next there. */
export function CardDeskLink({ contest, unchecked }: CardDeskLinkProps) {
  const t = useTranslations('contestDesk.link');
  const { id, revision } = contest;
  return (
    <section aria-labelledby="contest" className="rounded-md bg-sunk px-5 py-4">
      <h2 id="contest" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-2 text-pretty">{useNextStep(contest)}</p>
      {unchecked > 0 && <p className="mt-1 font-semibold text-pretty">{t('toCheck', { count: unchecked })}</p>}
      <p className="mt-3 flex flex-wrap gap-2">
        {unchecked > 0 && (
          <Link href={deskPartPath(id, 'entries')} className={buttonClass('accent')}>
            {t('check')}
          </Link>
        )}
        <Link href={contestDeskPath(id)} className={buttonClass(unchecked > 0 ? 'line' : 'accent')}>
          {t(revision === 0 ? 'setUp' : 'manage')}
        </Link>
      </p>
    </section>
  );
}

/** How the contest stands; before it is published, what is left. */
function useNextStep(contest: ContestDraft): string {
  const t = useTranslations('contestDesk.link');
  const language = useLocale();
  const standing = deskStandingOf(contest);
  if (standing !== 'draft') return t(standing);
  if (contest.revision === 0) return t('start');
  return contest.isApproved ? t('draft', { count: missingFields(contest, language).length }) : t('waiting');
}
