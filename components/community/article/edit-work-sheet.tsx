'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { PagedList } from '@/components/ui/paged-list';
import { Sheet } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { WorkThumb } from '@/components/works/work/card-thumb';
import { workInAddress } from '@/lib/base/rich-text/codes';
import { searchLimits } from '@/lib/base/search/codes';
import { embeddedWorkQuery } from '@/lib/community/article/client/embedded-work';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videosOfPersonQuery } from '@/lib/works/work/client/videos-of-person';
import type { VideoItem } from '@/lib/works/work/contract';

/** The works that the search finds, each as its `children` show it. */
export type FoundVideos = ComponentType<{ text: string; empty: ReactNode; children(work: VideoItem): ReactNode }>;

interface WorkSheetProps {
  /** The author, whose own works are offered first. */
  personId: string;
  FoundWorks: FoundVideos;
  onPick(videoId: string): void;
  onClose(): void;
}

/** Picks the work that is embedded: one's own, one that the search finds, or that of a pasted address. */
export function WorkSheet({ personId, FoundWorks, onPick, onClose }: WorkSheetProps) {
  const t = useTranslations('articleEdit.works');
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  const id = workInAddress(searched, location.origin);
  const row = (work: VideoItem) => <WorkRow work={work} onPick={onPick} />;
  const empty = (words: string) => <p className="py-6 text-center text-ink-2 text-pretty">{words}</p>;
  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <TextField
        type="search"
        label={t('search')}
        hint={t('searchHint')}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setText(target.value)}
      />
      <div className="min-h-60">
        {searched === '' && (
          <OwnWorks personId={personId} empty={empty(t('noneOwn'))}>
            {row}
          </OwnWorks>
        )}
        {id !== null && (
          <WorkOfAddress id={id} empty={empty(t('noneAtAddress'))}>
            {row}
          </WorkOfAddress>
        )}
        {searched !== '' && id === null && (
          <FoundWorks text={searched.slice(0, searchLimits.text)} empty={empty(t('noneFound'))}>
            {row}
          </FoundWorks>
        )}
      </div>
    </Sheet>
  );
}

interface ListProps {
  empty: ReactNode;
  children(work: VideoItem): ReactNode;
}

function OwnWorks({ personId, empty, children }: ListProps & { personId: string }) {
  const t = useTranslations('articleEdit.works');
  const { words } = useListWords();
  return (
    <>
      <h3 className="mt-3 mb-1 text-ink-3 text-sm">{t('own')}</h3>
      <PagedList
        query={useInfiniteQuery(videosOfPersonQuery(personId))}
        keyOf={({ videoId }) => videoId}
        skeleton={<div className="skeleton my-2 h-16" />}
        skeletons={3}
        empty={empty}
        onEnd={nothing}
        className="divide-y divide-line"
        words={{ ...words, end: '' }}
      >
        {children}
      </PagedList>
    </>
  );
}

/** A short list in a sheet needs no text at its end. */
const nothing = () => {};

function WorkOfAddress({ id, empty, children }: ListProps & { id: string }) {
  const { data, isError } = useQuery(embeddedWorkQuery(id));
  if (isError) return empty;
  return data ? children(data) : <div className="skeleton my-2 h-16" />;
}

function WorkRow({ work, onPick }: { work: VideoItem; onPick(videoId: string): void }) {
  const textLanguage = useTextLanguage();
  return (
    <button
      type="button"
      onClick={() => onPick(work.videoId)}
      className="grid w-full grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3 py-2.5 text-start hover:bg-sunk"
    >
      <WorkThumb thumb={work.thumb} duration={work.duration} />
      <span className="min-w-0">
        <span lang={textLanguage(work.titleLanguage)} className="line-clamp-2 font-semibold">
          {work.title}
        </span>
        <CardPersonName name={work.nickName} verification={work.verification} className="text-ink-2 text-sm" />
      </span>
    </button>
  );
}
