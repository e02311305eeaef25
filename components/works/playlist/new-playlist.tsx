'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { TextField } from '@/components/ui/text-field';
import { AnswerError } from '@/lib/platform/client/errors';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { countCharacters } from '@/lib/platform/shared/characters';
import { usePlaylistActs } from '@/lib/works/playlist/client/playlist-acts';
import { playlistLimits } from '@/lib/works/playlist/codes';
import type { PlaylistItem } from '@/lib/works/playlist/contract';
import { PublicChoice } from './public-choice';

interface NewPlaylistProps {
  /** Initial works. */
  videoIds?: readonly string[];
  onCreated(playlist: PlaylistItem): void;
  onCancel(): void;
}

/**
 * Form of a new play list: title and visibility. Prohibited words first show a warning; sent again, they go to staff
 * review.
 */
export function NewPlaylist({ videoIds = [], onCreated, onCancel }: NewPlaylistProps) {
  const t = useTranslations('playlist.new');
  const problemOf = useProblemWords();
  const { create } = usePlaylistActs();
  const [title, setTitle] = useState('');
  const [isPublic, setPublic] = useState(true);
  const [broken, setBroken] = useState<string>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setPending] = useState(false);
  const isWarned = problem?.code === 'ProhibitedWords';
  const form = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const written = title.trim();
    if (written === '') return setBroken(t('required'));
    if (countCharacters(written) > playlistLimits.title)
      return setBroken(t('tooLong', { count: playlistLimits.title }));
    setPending(true);
    setProblem(null);
    try {
      onCreated(await create({ title: written, intro: '', isPublic }, videoIds, isWarned));
    } catch (error) {
      const full = error instanceof AnswerError && error.code === 'ListFull';
      setProblem(full ? { code: error.code, text: t('full', { count: playlistLimits.lists }) } : problemOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <form id={form} noValidate onSubmit={submit} className="rounded-md border border-line p-4">
      <TextField
        label={t('title')}
        value={title}
        error={broken}
        autoFocus
        autoComplete="off"
        onChange={({ target }) => {
          setTitle(target.value);
          setBroken(undefined);
          setProblem(null);
        }}
      />
      <PublicChoice isPublic={isPublic} onChange={setPublic} />
      <FormAlert>{problem?.text}</FormAlert>
      <div className="mt-1 grid grid-cols-2 gap-2.5">
        <button type="button" onClick={onCancel} className={buttonClass('line')}>
          {t('cancel')}
        </button>
        <button type="submit" aria-disabled={isPending || undefined} className={buttonClass('accent')}>
          {isPending ? t('pending') : t(isWarned ? 'anyway' : 'create')}
        </button>
      </div>
    </form>
  );
}
