'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { rowAction, WorkRowSkeleton, WorkThumb, workRow, workRows } from '@/components/works/work/card-thumb';
import { deskVideosQuery, videoActs } from '@/lib/community/topic/client/desk';
import type { ProposedVideo } from '@/lib/community/topic/contract';
import { toast } from '@/lib/platform/client/toast';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { AddAddress } from './add-address';
import { ProposalList } from './proposal-list';
import { useDeskAct } from './use-desk-act';

interface WorksScreenProps {
  topicId: string;
  first: Page<VideoItem>;
  proposals: Page<ProposedVideo>;
}

/** The works of a channel for who runs it: those that members propose, and those that stand there. */
export function WorksScreen({ topicId, first, proposals }: WorksScreenProps) {
  const t = useTranslations('topicManage.works');
  const router = useRouter();
  const [asked, setAsked] = useState<VideoItem | null>(null);
  const query = useOwnList<VideoItem>(deskVideosQuery(topicId), first);
  const { run } = useDeskAct();
  const changed = () => {
    void query.refetch();
    // The head says how many wait.
    router.refresh();
  };
  const remove = (video: VideoItem) =>
    run({
      act: () => videoActs.remove(topicId, video.videoId),
      onDone: () => {
        toast(t('removed'));
        void query.refetch();
      },
    });
  return (
    <div className="wrap max-w-240 pt-5 pb-16">
      <h1 className="sr-only">{t('title')}</h1>
      <ProposalList topicId={topicId} first={proposals} onDecided={changed} />
      <section aria-labelledby="standing">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="standing" className="text-lg">
            {t('standing')}
          </h2>
          <Link href={`/selectVideo?${new URLSearchParams({ topicId })}`} className={buttonClass('ink')}>
            {t('addOwn')}
          </Link>
        </div>
        <AddAddress topicId={topicId} onAdded={changed} />
        <PagedList
          query={query}
          keyOf={({ videoId }) => videoId}
          skeleton={<WorkRowSkeleton />}
          skeletons={4}
          empty={
            <Notice title={t('empty')} text={t('emptyText')}>
              {null}
            </Notice>
          }
          className={workRows}
          {...useListWords()}
        >
          {(video) => <VideoRow video={video} onRemove={() => setAsked(video)} />}
        </PagedList>
      </section>
      {asked && (
        <ConfirmDialog
          title={t('removeTitle', { title: asked.title })}
          text={t('removeText')}
          confirmLabel={t('removeYes')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={() => {
            setAsked(null);
            void remove(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function VideoRow({ video, onRemove }: { video: VideoItem; onRemove(): void }) {
  const t = useTranslations('topicManage.works');
  const textLanguage = useTextLanguage();
  const { videoId, thumb, duration, title, titleLanguage, nickName, verification } = video;
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
        <p className="mt-1 text-ink-3 text-sm">
          <CardPersonName name={nickName} verification={verification} />
        </p>
        <button type="button" onClick={onRemove} className={`-mb-2 -ml-2.25 noscript:hidden ${rowAction}`}>
          {t('remove')}
          <span className="sr-only">{t('of', { title })}</span>
        </button>
      </div>
    </article>
  );
}
