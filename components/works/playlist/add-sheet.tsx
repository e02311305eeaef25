'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { PagedList } from '@/components/ui/paged-list';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Sheet } from '@/components/ui/sheet';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { type OwnPlaylist, playlistsHoldingQuery } from '@/lib/works/playlist/client/playlists';
import { NewPlaylist } from './new-playlist';
import { useHolding } from './use-holding';

export interface AddSheetProps {
  videoId: string;
  /** Title of the work. */
  title: string;
  onClose(): void;
}

/** The caller's play lists with a mark on those that contain a work, toggled by a press; and a new one. */
export function AddSheet({ videoId, title, onClose }: AddSheetProps) {
  const t = useTranslations('playlist.sheet');
  const { words } = useListWords();
  const query = useOwnList(playlistsHoldingQuery(videoId), null);
  const holding = useHolding(videoId);
  const [isNew, setNew] = useState(false);
  const [said, setSaid] = useState('');

  function created(name: string) {
    setNew(false);
    setSaid(t('createdWith', { name }));
    void query.refetch();
  }

  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <p className="-mt-2 mb-2 truncate text-ink-3 text-sm">{title}</p>
      {isNew ? (
        <NewPlaylist
          videoIds={[videoId]}
          onCreated={({ title: name }) => created(name)}
          onCancel={() => setNew(false)}
        />
      ) : (
        <button type="button" onClick={() => setNew(true)} className={`w-full ${buttonClass('line')}`}>
          {t('new')}
        </button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <FormAlert>{holding.problem?.text}</FormAlert>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<div className="skeleton my-2 h-10" />}
        skeletons={4}
        empty={isNew ? null : <p className="py-6 text-center text-ink-2 text-pretty">{t('none')}</p>}
        onEnd={nothing}
        className="divide-y divide-line"
        words={{ ...words, end: '' }}
      >
        {(playlist) => (
          <Row
            playlist={playlist}
            isIn={holding.isIn(playlist)}
            count={holding.countIn(playlist)}
            onPress={() => holding.press(playlist)}
          />
        )}
      </PagedList>
    </Sheet>
  );
}

/** A short list in a sheet needs no text at its end. */
const nothing = () => {};

interface RowProps {
  playlist: OwnPlaylist;
  isIn: boolean;
  count: number;
  onPress(): void;
}

function Row({ playlist: { title, isPublic }, isIn, count, onPress }: RowProps) {
  const t = useTranslations('playlist.card');
  const locale = useLocale();
  return (
    <label className="group flex min-h-14 cursor-pointer items-center gap-3 py-2">
      <span className="min-w-0 grow">
        <span className="block truncate">{title}</span>
        <span className="flex items-center gap-1 text-ink-3 text-xs tabular-nums">
          {!isPublic && <ScreenIcon name="lock" className="size-3.5" />}
          {!isPublic && `${t('private')} · `}
          {t('works', { count, number: formatMagnitude(count, locale) })}
        </span>
      </span>
      <input type="checkbox" checked={isIn} onChange={onPress} className="size-5.5 flex-none accent-accent" />
    </label>
  );
}
