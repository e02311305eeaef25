'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { useEntryActs } from '@/lib/events/entry/client/own-entries';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { editable } from '@/lib/events/entry/rules/transitions';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

/** Who asks the caller to join their team, and the answer, which may be changed until the entry is sent. */
export function OwnInvitation({ draft }: { draft: EntryDraft }) {
  const t = useTranslations('entryOwn.invitation');
  const { entrant, memberState, state, contest } = draft;
  const isOpen = contest.phase === 'open' && editable.some((one) => one === state);
  return (
    <section aria-labelledby="invitation" className="rounded-md border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <Avatar picture={entrant.avatar} size={28} />
        <CardPersonName name={entrant.nickname} verification={entrant.verification} className="font-semibold" />
      </div>
      <h2 id="invitation" className="mt-2 text-base text-pretty">
        {t(`standing.${memberState ?? 'invited'}`, { team: draft.teamName || t('team') })}
      </h2>
      <p className="mt-1 text-ink-2 text-sm text-pretty">{t(isOpen ? 'text' : 'closed')}</p>
      {isOpen && <Answer draft={draft} />}
    </section>
  );
}

function Answer({ draft: { id, memberState } }: { draft: EntryDraft }) {
  const t = useTranslations('entryOwn.invitation');
  const acts = useEntryActs();
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  async function answer(joins: boolean) {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await acts.answer(id, joins);
      toast(t(joins ? 'joined' : 'declined'));
    } catch (error) {
      setProblem(problemOf(error).text);
    } finally {
      setPending(false);
    }
  }
  const button = (joins: boolean, tone: 'accent' | 'line', words: string) => (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={() => void answer(joins)}
      className={`grow aria-disabled:opacity-60 ${buttonClass(tone)}`}
    >
      {words}
    </button>
  );
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {memberState !== 'confirmed' && button(true, 'accent', t('join'))}
        {memberState !== 'declined' && button(false, 'line', t(memberState === 'confirmed' ? 'leave' : 'decline'))}
      </div>
      <FormAlert>{problem}</FormAlert>
    </>
  );
}
