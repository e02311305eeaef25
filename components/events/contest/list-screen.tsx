import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { activitiesPath } from '@/lib/events/activity/client/addresses';
import type { ContestGroup } from '@/lib/events/contest/client/contests';
import { contestGroups } from '@/lib/events/contest/codes';
import type { ContestItem } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { ListGroup } from './list-group';

interface ListScreenProps {
  /** The first contests of each group; they are in the HTML. */
  groups: Record<ContestGroup, Page<ContestItem>>;
}

/** Contests (specification section 2, /activity/match): those that take works, those that are judged, and decided ones. */
export function ListScreen({ groups }: ListScreenProps) {
  const t = useTranslations('contestList');
  const isEmpty = contestGroups.every((group) => groups[group].list.length === 0);
  return (
    <div className="pt-5 pb-12 md:pt-8" data-sleeps="painted">
      <div className="wrap">
        <h1 className="text-2xl md:text-hero">{t('heading')}</h1>
        <p className="mt-1 text-ink-2 text-pretty">{t('intro')}</p>
      </div>
      {isEmpty ? (
        <Notice title={t('none.title')} text={t('none.text')}>
          <Link href={activitiesPath} className={buttonClass('ink')}>
            {t('none.activities')}
          </Link>
        </Notice>
      ) : (
        contestGroups.map((group) => <ListGroup key={group} group={group} first={groups[group]} />)
      )}
    </div>
  );
}
