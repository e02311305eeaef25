'use client';

import { useTranslations } from 'next-intl';
import { CardVerifiedMark } from '@/components/people/person/card-verified-mark';
import { buttonClass } from '@/components/ui/button-class';
import { PagedList } from '@/components/ui/paged-list';
import { WorkRowSkeleton, WorkThumb, workRow, workRows } from '@/components/works/work/card-thumb';
import { proposalsQuery, videoActs } from '@/lib/community/topic/client/desk';
import type { ProposedVideo } from '@/lib/community/topic/contract';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
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
        empty={<NoProposals topicId={topicId} />}
        isPart
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

function NoProposals({ topicId }: { topicId: string }) {
  const t = useTranslations('topicManage.works');
  return (
    <div className="py-4">
      <p className="text-ink-2">{t('noProposals')}</p>
      <p className="mt-1 text-ink-3 text-sm text-pretty">
        {t.rich('noProposalsText', {
          page: (words) => (
            <Link href={channelPath(topicId)} className="text-ink underline decoration-line underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
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
        <p className="facts mt-1 text-ink-3 text-sm">
          <span className="wrap-anywhere">
            <span className="sr-only">{t('by')} </span>
            <Link href={`/otherPeople?userId=${encodeURIComponent(proposer.userId)}`} className="hover:text-ink">
              {proposer.nickName}
            </Link>{' '}
            <CardVerifiedMark verification={proposer.verification} />
          </span>
          <span className="whitespace-nowrap tabular-nums">{formatDate(Date.parse(proposedAt))}</span>
        </p>
        <div className="mt-3 flex flex-wrap gap-2 noscript:hidden">
          {[true, false].map((accept) => (
            <button
              key={String(accept)}
              type="button"
              disabled={isBusy}
              onClick={() => onDecide(accept)}
              className={buttonClass(accept ? 'ink' : 'line', 'row')}
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
