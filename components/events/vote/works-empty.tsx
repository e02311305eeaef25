import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { contestPath } from '@/lib/events/contest/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import type { WorksContest } from './works-screen';

interface WorksEmptyProps {
  contest: WorksContest;
  /** A category is chosen. */
  isChosen: boolean;
  onAll(): void;
}

/** Why there are no works, when they come, and the way on. */
export function WorksEmpty({ contest, isChosen, onAll }: WorksEmptyProps) {
  const t = useTranslations('vote.works.none');
  if (isChosen) {
    return (
      <Notice title={t('inCategory')}>
        <button type="button" onClick={onAll} className={buttonClass('ink')}>
          {t('everything')}
        </button>
      </Notice>
    );
  }
  const { name, parts } = contest;
  const areShown = parts.includes('works');
  return (
    <Notice title={t(areShown ? 'empty' : 'title')} text={areShown ? t('emptyText') : whenShown(contest, t)}>
      <Link href={contestPath(name)} className={buttonClass('ink')}>
        {t('home')}
      </Link>
    </Notice>
  );
}

function whenShown({ phase, worksTime }: WorksContest, t: ReturnType<typeof useTranslations<'vote.works.none'>>) {
  if (phase === 'canceled') return t('canceled');
  if (worksTime === null) return t('later');
  return t('when', { date: formatDate(Date.parse(worksTime), { withTime: true }) });
}
