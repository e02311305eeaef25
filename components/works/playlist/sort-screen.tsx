'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { Link } from '@/lib/platform/i18n/link';
import { countCharacters } from '@/lib/platform/shared/characters';
import { playlistLimits } from '@/lib/works/playlist/codes';
import type { PlaylistDraft } from '@/lib/works/playlist/contract';
import { PlaylistSaveLine } from './playlist-save-line';
import { PublicChoice } from './public-choice';
import { RemovePlaylist } from './remove-playlist';
import { WorkSortList } from './sort-list';
import { usePlaylistEditor } from './use-playlist-editor';

/**
 * The editor of a play list of the caller: texts, visibility, works and their order. Changes are saved automatically.
 */
export function SortScreen({ first }: { first: PlaylistDraft }) {
  const t = useTranslations('playlistEdit');
  const { id } = first;
  const { words, order, works } = usePlaylistEditor(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const { saver, state } = words;
  const { title, intro, isPublic } = state.typed;
  const { underReview } = state.saved;
  const { list } = works;
  const page = `/playlist/${encodeURIComponent(id)}`;
  const review = (text: string | undefined) => (text === undefined ? undefined : t('underReview'));

  function take(videoId: string) {
    order.take(videoId);
    // The focused element is gone with the work.
    heading.current?.focus();
  }
  function choose(isPublic: boolean) {
    saver.change({ isPublic });
    void saver.save();
  }
  function retry() {
    void saver.save();
    order.save();
  }

  return (
    <div className="wrap max-w-210 pt-5 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href={page} className={buttonClass('line')}>
          {t('see')}
        </Link>
      </div>
      <PlaylistSaveLine words={state} works={works} onRetry={retry} onAcknowledge={() => void saver.save(true)} />
      <TextField
        label={t('name')}
        value={title}
        maxLength={playlistLimits.title}
        error={title.trim() === '' ? t('nameNeeded') : undefined}
        hint={review(underReview.title)}
        onChange={({ target }) => saver.change({ title: target.value })}
      />
      <TextAreaField
        label={t('intro')}
        rows={3}
        value={intro}
        maxLength={playlistLimits.intro}
        counter={`${countCharacters(intro)}/${playlistLimits.intro}`}
        hint={review(underReview.intro)}
        onChange={({ target }) => saver.change({ intro: target.value })}
      />
      {first.isTakenDown ? (
        <p className="text-ink-2 text-sm text-pretty">{t('takenDown')}</p>
      ) : (
        <PublicChoice isPublic={isPublic} onChange={choose} />
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
          <WorkSortList list={list} onMove={(moved) => order.move(moved)} onTake={take} />
        ) : (
          <p className="py-10 text-center text-ink-2 text-pretty">{t('empty')}</p>
        )}
      </section>
      <RemovePlaylist id={id} title={title} onRemoved={() => saver.forget()} />
    </div>
  );
}
