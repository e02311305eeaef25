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
 * The film of a work's page. Where the address names a play list (`?list=`), which the kept page cannot know, the list
 * stands below it and says what comes next; what that takes is loaded then, and its room is kept from the first paint on.
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
          // The film and what comes after it stand without the list.
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

/** Says which list the address names, again after each change of it. Reads the query, hence the Suspense around it. */
function ListWatch({ onList }: { onList(list: string | null): void }) {
  const list = useSearchParams().get('list') || null;
  // Before the screen is painted: the room of the list must not be missing in between.
  useLayoutEffectOn(list, () => {
    onList(list);
    delete document.documentElement.dataset.listed;
  });
  return null;
}
