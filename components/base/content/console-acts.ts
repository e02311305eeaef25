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

/** Codes of which the error path has told already. */
const told = new Set(['Unauthorized', 'SessionEnded']);

/**
 * Does what somebody asked for once they have confirmed it, and says how it went. What lacks for publishing stands at its
 * field, whose language `onLanguage` brings up.
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
      // With something typed there is a choice to make, which the screen offers.
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

/** Each act by its kind. Only publishing needs what is typed to be saved; the others put another text in its place. */
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
