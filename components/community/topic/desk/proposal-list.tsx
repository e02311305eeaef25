'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { PagedList } from '@/components/ui/paged-list';
import { WorkRowSkeleton, WorkThumb, workRow, workRows } from '@/components/works/work/card-thumb';
import { proposalsQuery, videoActs } from '@/lib/community/topic/client/desk';
import type { ProposedVideo } from '@/lib/community/topic/contract';
import { toast } from '@/lib/platform/client/toast';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import type { Page } from '@/lib/platform/shared/wire';
import { useDeskAct } from './use-desk-act';

interface ProposalListProps {
  topicId: string;
  first: Page<ProposedVideo>;
  onDecided(): void;
}

/** The works that members propose for a channel, each to be accepted or declined. */
export function ProposalList({ topicId, first, onDecided }: ProposalListProps) {
  const t = useTranslations('topicManage.works');
  const query = useOwnList<ProposedVideo>(proposalsQuery(topicId), first);
  const { run, isBusy } = useDeskAct();
  const waiting = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const decide = (videoIds: string[], accept: boolean) =>
    run({
      act: () => videoActs.decide(topicId, videoIds, accept),
      onDone: ({ decided }) => {
        if (decided.length === 0) toast(t('decidedBefore'));
        else toast(accept ? t('accepted', { count: decided.length }) : t('refused'));
        void query.refetch();
        onDecided();
      },
    });
  return (
    <section aria-labelledby="proposals" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="proposals" className="text-lg">
          {t('proposals')}
        </h2>
        {waiting.length > 1 && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() =>
              decide(
                waiting.slice(0, mostAtOnce).map(({ videoId }) => videoId),
                true,
              )
            }
            className={`noscript:hidden ${buttonClass('line')}`}
          >
            {t('acceptAll')}
          </button>
        )}
      </div>
      {waiting.length > 0 && <p className="mt-1 mb-5 text-ink-2 text-sm text-pretty">{t('proposalsHint')}</p>}
      <PagedList
        query={query}
        keyOf={({ videoId }) => videoId}
        skeleton={<WorkRowSkeleton />}
        skeletons={2}
        empty={<p className="py-6 text-ink-3">{t('noProposals')}</p>}
        className={workRows}
        {...useListWords()}
      >
        {(video) => (
          <ProposalRow video={video} isBusy={isBusy} onDecide={(accept) => decide([video.videoId], accept)} />
        )}
      </PagedList>
    </section>
  );
}

/** A call takes so many ids. */
const mostAtOnce = 100;

interface ProposalRowProps {
  video: ProposedVideo;
  isBusy: boolean;
  onDecide(accept: boolean): void;
}

function ProposalRow({ video, isBusy, onDecide }: ProposalRowProps) {
  const t = useTranslations('topicManage.works');
  const textLanguage = useTextLanguage();
  const { videoId, thumb, duration, title, titleLanguage, proposer, proposedAt } = video;
  return (
    <article className={workRow}>
      <WorkThumb thumb={thumb} duration={duration} />
      <div className="min-w-0">
        <h3
          lang={textLanguage(titleLanguage)}
          className="line-clamp-2 font-semibold text-base leading-5.5 tracking-normal wrap-anywhere"
        >
          <Link href={`/video/detail/${encodeURIComponent(videoId)}`}>{title}</Link>
        </h3>
        <p className="mt-1 text-ink-3 text-sm wrap-anywhere">
          {t('by', { name: proposer.nickName, date: formatDate(Date.parse(proposedAt)) })}
        </p>
        <div className="mt-3 flex flex-wrap gap-2 noscript:hidden">
          {[true, false].map((accept) => (
            <button
              key={String(accept)}
              type="button"
              disabled={isBusy}
              onClick={() => onDecide(accept)}
              className={buttonClass(accept ? 'ink' : 'line')}
            >
              {t(accept ? 'accept' : 'refuse')}
              <span className="sr-only">{t('of', { title })}</span>
            </button>
          ))}
        </div>
      </div>
    </article>
  );
}
