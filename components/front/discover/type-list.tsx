'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { CardWorkGrid, workSkeletons } from '@/components/works/playlist/card-work-grid';
import { CardVideoSkeleton } from '@/components/works/work/card-video';
import { chosenFilters, everything } from '@/lib/front/discover/client/browse-address';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { browseVideosQuery } from '@/lib/works/recommend/client/browse';
import type { BrowseQuery } from '@/lib/works/recommend/contract';
import type { VideoItem } from '@/lib/works/work/contract';

interface TypeListProps {
  choice: BrowseQuery;
  /** Of all works; it is in the HTML and is not fetched. */
  first: Page<VideoItem>;
  onClear(): void;
}

/** The chosen works. Placeholders until the address is read. */
export function TypeList({ choice, first, onClear }: TypeListProps) {
  const isEverything = chosenFilters(choice).length === 0 && choice.order === everything.order;
  const initialData = isEverything ? { pages: [first], pageParams: [1] } : undefined;
  const query = useInfiniteQuery({ ...browseVideosQuery(choice), initialData });
  return (
    <>
      <div aria-hidden="true" className="hidden in-data-chosen:block">
        <div className="works-grid">
          {[...Array(workSkeletons).keys()].map((place) => (
            <CardVideoSkeleton key={place} />
          ))}
        </div>
      </div>
      <div className="in-data-chosen:hidden">
        <CardWorkGrid
          first
          query={query}
          empty={<NoWorks isChosen={chosenFilters(choice).length > 0} onClear={onClear} />}
        />
      </div>
    </>
  );
}

function NoWorks({ isChosen, onClear }: { isChosen: boolean; onClear(): void }) {
  const t = useTranslations('discoverType.none');
  if (isChosen) {
    return (
      <Notice title={t('title')} text={t('text')}>
        <button type="button" onClick={onClear} className={buttonClass('ink')}>
          {t('clear')}
        </button>
      </Notice>
    );
  }
  return (
    <Notice title={t('titleOfAll')} text={t('textOfAll')}>
      <Link href="/" className={buttonClass('ink')}>
        {t('home')}
      </Link>
    </Notice>
  );
}
