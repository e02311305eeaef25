'use client';

import { useSearchParams } from 'next/navigation';
import { type ComponentProps, type ComponentType, Suspense, useEffect, useState } from 'react';
import { VideoPlayer } from '@/components/works/film/card-player';
import { tellChunkError } from '@/lib/platform/client/load-part';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import type { ListPanelProps } from './list-panel';
import { ListSkeleton } from './list-skeleton';

type FilmProps = ComponentProps<typeof VideoPlayer>;
type Next = FilmProps['next'];

/**
 * The film of a work's page. Where the address names a play list (`?list=`), which the cached page cannot know, the
 * list is below it and names the next work. Its code is loaded then, and its space is reserved from the first paint.
 */
export function WatchFilm({ next, ...film }: FilmProps) {
  const [list, setList] = useState<string | null>(null);
  const [Panel, setPanel] = useState<ComponentType<ListPanelProps> | null>(null);
  const [nextInList, setNextInList] = useState<Next>();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    const load = () => {
      setMissing(false);
      importWithTimeout(() => import('./list-panel'), 'list').then(
        (loaded) => setPanel(() => loaded.ListPanel),
        (error: ChunkError) => {
          // Without a list the film keeps its own next work.
          setMissing(true);
          tellChunkError(error, load);
        },
      );
    };
    if (list !== null) load();
  });

  const isInList = list !== null && !isMissing;
  return (
    <>
      <Suspense>
        <ListWatch onList={setList} />
      </Suspense>
      <VideoPlayer {...film} next={isInList ? nextInList : next} />
      {isInList && Panel ? (
        <Panel list={list} videoId={film.id} onNext={setNextInList} onMissing={() => setMissing(true)} />
      ) : (
        <ListSkeleton isWanted={isInList} />
      )}
    </>
  );
}

/** Reports the list in the address, again after each change. Reads the query, hence the Suspense around it. */
function ListWatch({ onList }: { onList(list: string | null): void }) {
  const list = useSearchParams().get('list') || null;
  // Before painting, so that the list's space is always reserved.
  useLayoutEffectOn(list, () => {
    onList(list);
    delete document.documentElement.dataset.listed;
  });
  return null;
}
