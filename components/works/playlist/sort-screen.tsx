'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { Link } from '@/lib/platform/i18n/link';
import { countCharacters } from '@/lib/platform/shared/characters';
import { usePlaylistActs } from '@/lib/works/playlist/client/playlist-acts';
import { readOwnPlaylist } from '@/lib/works/playlist/client/playlists';
import { playlistLimits } from '@/lib/works/playlist/codes';
import type { PlaylistDraft } from '@/lib/works/playlist/contract';
import { PlaylistEditor } from './playlist-editor';
import { PublicChoice } from './public-choice';
import { RemovePlaylist } from './remove-playlist';
import { SaveLine } from './save-line';
import { SortList } from './sort-list';

/** One of one's own play lists, to be changed: what it says, who sees it, its works and their order. Saves as one goes. */
export function SortScreen({ first }: { first: PlaylistDraft }) {
  const t = useTranslations('playlistEdit');
  const { id } = first;
  const editor = useEditor(first);
  const state = useSyncExternalStore(editor.subscribe, editor.get, editor.get);
  const heading = useRef<HTMLHeadingElement>(null);
  const { words, underReview, list } = state;
  const page = `/playlist/${encodeURIComponent(id)}`;
  const review = (text: string | undefined) => (text === undefined ? undefined : t('underReview'));

  function take(videoId: string) {
    editor.take(videoId);
    // What had the focus is gone with the work.
    heading.current?.focus();
  }

  return (
    <div className="wrap max-w-210 pt-5 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href={page} className={buttonClass('line')}>
          {t('see')}
        </Link>
      </div>
      <SaveLine state={state} onRetry={() => editor.saveNow()} onAcknowledge={() => editor.saveNow(true)} />
      <TextField
        label={t('name')}
        value={words.title}
        maxLength={playlistLimits.title}
        error={words.title.trim() === '' ? t('nameNeeded') : undefined}
        hint={review(underReview.title)}
        onChange={({ target }) => editor.write({ title: target.value })}
      />
      <TextAreaField
        label={t('intro')}
        rows={3}
        value={words.intro}
        maxLength={playlistLimits.intro}
        counter={`${countCharacters(words.intro)}/${playlistLimits.intro}`}
        hint={review(underReview.intro)}
        onChange={({ target }) => editor.write({ intro: target.value })}
      />
      {first.isTakenDown ? (
        <p className="text-ink-2 text-sm text-pretty">{t('takenDown')}</p>
      ) : (
        <PublicChoice isPublic={words.isPublic} onChange={(isPublic) => editor.write({ isPublic }, 0)} />
      )}
      <section aria-labelledby="works" className="mt-8">
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 ref={heading} id="works" tabIndex={-1} className="text-lg outline-none">
            {t('works')}{' '}
            <span className="font-normal text-ink-3 tabular-nums">{`${list.length}/${playlistLimits.videos}`}</span>
          </h2>
          <Link href={`/selectVideo?${new URLSearchParams({ playlist: id })}`} className={buttonClass('line')}>
            {t('add')}
          </Link>
        </div>
        {list.length > 0 ? (
          <SortList list={list} onMove={(moved) => editor.move(moved)} onTake={take} />
        ) : (
          <p className="py-10 text-center text-ink-2 text-pretty">{t('empty')}</p>
        )}
      </section>
      <RemovePlaylist id={id} title={words.title} />
    </div>
  );
}

/** What keeps the list for as long as its screen stands; what is not saved yet is when one leaves, or asked about. */
function useEditor(first: PlaylistDraft): PlaylistEditor {
  const { save, order, take } = usePlaylistActs();
  const [editor] = useState(() => new PlaylistEditor(first.id, first, { save, order, take, read: readOwnPlaylist }));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!['saved', 'gone'].includes(editor.get().status)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      if (editor.get().status === 'unsaved') editor.saveNow();
    };
  }, [editor]);
  return editor;
}
