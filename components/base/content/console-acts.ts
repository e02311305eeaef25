'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  discardContentDraft,
  listContentPages,
  publishContentPage,
  restoreContentVersion,
} from '@/lib/base/content/client/console';
import type { PageSaver } from '@/lib/base/content/client/use-draft';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import type { Language } from '@/lib/platform/shared/language';

/** What can be done with a page as a whole; each is asked about once. */
export type PageAct = { kind: 'publish' } | { kind: 'discard' } | { kind: 'restore'; version: number };

/** Codes that the error path has already reported. */
const told = new Set(['Unauthorized', 'SessionEnded']);

/**
 * Runs an action after confirmation, and reports its result. What is missing for publishing is shown at its field,
 * whose language `onLanguage` selects.
 */
export function usePageActs(saver: PageSaver, onLanguage: (language: Language) => void) {
  const t = useTranslations('contentConsole');
  const wordsOf = useProblemWords();
  const changed = useConsoleChanged();
  const perform = usePerform(saver);
  const [asked, ask] = useState<PageAct | null>(null);
  const [isActing, setActing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function show(error: unknown) {
    const { code, text } = wordsOf(error);
    if (error instanceof AnswerError && error.fields.length > 0) {
      setProblem(t('acts.refused'));
      onLanguage(error.fields.every(({ field }) => field.startsWith('en.')) ? 'en' : 'zh');
    } else if (code === 'Changed') {
      const { theirs, saved: draft } = saver.get();
      // With unsaved text there is a choice to make, which the screen offers.
      if (!theirs) toast(t('changed.renewed', { editor: draft.editor ?? t('somebody') }));
    } else if (!told.has(code)) toast(text || t('saveState.gone'));
  }
  async function confirm() {
    ask(null);
    if (!asked || isActing) return;
    setActing(true);
    setProblem(null);
    try {
      await perform(asked);
    } catch (error) {
      show(error);
    } finally {
      await changed(listContentPages);
      setActing(false);
    }
  }
  return { asked, ask, cancel: () => ask(null), confirm, isActing, problem };
}

/** The action of each kind. Only publishing needs the text to be saved first; the others replace the text. */
function usePerform(saver: PageSaver) {
  const t = useTranslations('contentConsole');
  const router = useRouter();
  const { id } = saver.get().saved;

  async function publish() {
    if (!(await saver.save())) return;
    const { version } = await saver.apply((seen) => call(publishContentPage, { id, ...seen }, { quiet: true }));
    toast(t('acts.published', { version: version ?? 1 }));
  }
  async function discard() {
    const { saved: draft } = saver.get();
    const left = draft.hasDraft
      ? await saver.apply((seen) => call(discardContentDraft, { id, ...seen }, { quiet: true }))
      : draft;
    if (left) saver.take(left);
    else router.push('/staff/content');
    toast(t(left ? 'acts.discarded' : 'acts.dropped'));
  }
  async function restore(version: number) {
    saver.take(await saver.apply((seen) => call(restoreContentVersion, { id, ...seen, version }, { quiet: true })));
    toast(t('acts.restored', { version }));
  }
  return (act: PageAct): Promise<void> => {
    if (act.kind === 'publish') return publish();
    return act.kind === 'discard' ? discard() : restore(act.version);
  };
}
