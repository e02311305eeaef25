import { useTranslations } from 'next-intl';
import { Blocks, type ShownParts } from '@/components/base/content/card-blocks';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { contestPath } from '@/lib/events/contest/client/addresses';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { CardContestFrame } from './card-contest-frame';

interface PageScreenProps {
  contest: ContestDetail;
  /** How other blocks than those of the editor are shown. */
  parts: ShownParts;
}

/** The page that the organiser of a contest has written: rules, dates, jury, partners (specification section 2, /page). */
export function PageScreen({ contest, parts }: PageScreenProps) {
  const t = useTranslations('contestHome.page');
  const { name, blocks } = contest;
  return (
    <CardContestFrame contest={contest} current="page">
      {blocks.length > 0 ? (
        <Blocks {...{ blocks, parts }} />
      ) : (
        <Notice title={t('empty')} text={t('emptyText')}>
          <Link href={contestPath(name)} className={buttonClass('ink')}>
            {t('home')}
          </Link>
        </Notice>
      )}
    </CardContestFrame>
  );
}
