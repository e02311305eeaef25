'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { FormAlert } from '@/components/ui/form-alert';
import { movedStates } from '@/lib/careers/application/codes';
import type { ApplicationDetail } from '@/lib/careers/application/contract';
import { useDeskAct } from './use-desk-act';

/** Moves an application into another state. */
export function OneMove({ application: { id, revision, state } }: { application: ApplicationDetail }) {
  const t = useTranslations('applicationDesk');
  const { act, acts, problem } = useDeskAct(id);
  const [asked, setAsked] = useState<string | null>(null);
  const isHired = state === 'hired';
  const move = async (to: (typeof movedStates)[number]) => {
    if (to === state || asked !== null) return;
    setAsked(to);
    await act(() => acts.move(id, revision, to));
    setAsked(null);
  };
  return (
    <section>
      <h2 className="mb-1 text-lg">{t('move.title')}</h2>
      <p className="mb-3 text-ink-3 text-sm text-pretty">{t(isHired ? 'move.hired' : 'move.hint')}</p>
      {!isHired && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{t('move.title')}</legend>
          {movedStates.map((to) => (
            <ChoiceChip key={to} isPressed={to === (asked ?? state)} onPress={() => void move(to)}>
              {t(`state.${to}`)}
            </ChoiceChip>
          ))}
        </fieldset>
      )}
      <FormAlert>{problem}</FormAlert>
    </section>
  );
}
