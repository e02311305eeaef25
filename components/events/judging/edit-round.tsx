'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { NumberField } from '@/components/ui/number-field';
import { SaveLine } from '@/components/ui/save-line';
import { TextField } from '@/components/ui/text-field';
import { TimeField } from '@/components/ui/time-field';
import type { ContestPhase } from '@/lib/events/contest/codes';
import { judgingLimits } from '@/lib/events/judging/codes';
import type { Round } from '@/lib/events/judging/contract';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { languageNames } from '@/lib/platform/shared/language';
import { DeskPanel } from './desk-panel';
import { DeskSection } from './desk-section';
import { EditCriteria } from './edit-criteria';
import { EditOpening } from './edit-opening';
import { EditRemove } from './edit-remove';
import { useRuleOf } from './edit-rules';
import { type EditedRound, useEditRound } from './edit-state';
import { EditTieOrder } from './edit-tie-order';

interface EditRoundProps {
  round: Round;
  /** Of its contest; null while that is not public. */
  phase: ContestPhase | null;
}

/** A round that is prepared: what is scored and how, its judges, and its opening. */
export function EditRound({ round, phase }: EditRoundProps) {
  const t = useTranslations('judgingDesk.sections');
  const column = useRef<HTMLDivElement>(null);
  const edited = useEditRound(round);
  useEffectOn(edited.refusals, (count) => {
    if (count === 0) return;
    const invalid = column.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    invalid?.focus();
    // What is wrong is said below it, where the bar might be.
    invalid?.scrollIntoView({ block: 'center' });
  });
  return (
    <div ref={column} className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="min-w-0 max-w-180">
        <DeskSection id="nameZh" title={t('names')}>
          <Names edited={edited} />
        </DeskSection>
        <DeskSection id="criteria" title={t('criteria')}>
          <EditCriteria edited={edited} />
        </DeskSection>
        <DeskSection id="terms" title={t('terms')}>
          <Terms edited={edited} />
          <EditTieOrder edited={edited} />
        </DeskSection>
      </div>
      <div className="min-w-0 max-lg:border-line max-lg:border-t">
        <div>
          <DeskSection id="judges" title={t('panel')}>
            <DeskPanel round={round} />
          </DeskSection>
          <DeskSection id="open" title={t('open')}>
            <EditOpening edited={edited} judges={round.judges} phase={phase} />
          </DeskSection>
          <EditRemove edited={edited} />
        </div>
      </div>
      <div data-takes-bottom="" className="sticky bottom-0 z-4 -mx-gutter bg-paper px-gutter py-1 lg:col-span-2">
        <RoundSaveLine edited={edited} />
      </div>
    </div>
  );
}

function Names({ edited }: { edited: EditedRound }) {
  const t = useTranslations('judgingDesk.fields');
  const ruleOf = useRuleOf(edited);
  return (
    <div className="grid gap-x-5 md:grid-cols-2">
      {(['nameZh', 'nameEn'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name)}
          lang={languageNames[name === 'nameZh' ? 'zh' : 'en'].html}
          autoComplete="off"
          hint={name === 'nameZh' ? t('nameHint') : undefined}
          error={ruleOf(name)}
          value={edited.typed[name]}
          onChange={({ target }) => edited.change({ [name]: target.value })}
        />
      ))}
    </div>
  );
}

function Terms({ edited }: { edited: EditedRound }) {
  const t = useTranslations('judgingDesk.fields');
  const ruleOf = useRuleOf(edited);
  const { deadlineTime, perEntry, needsReason } = edited.typed;
  return (
    <>
      <div className="grid gap-x-5 md:grid-cols-2">
        <div id="deadlineTime" className="scroll-mt-28">
          <TimeField
            label={t('deadlineTime')}
            hint={t('deadlineHint')}
            error={ruleOf('deadlineTime')}
            value={deadlineTime}
            onChange={(value) => edited.change({ deadlineTime: value })}
          />
        </div>
        <div id="perEntry" className="scroll-mt-28">
          <NumberField
            label={t('perEntry')}
            hint={t('perEntryHint', { most: judgingLimits.perEntry })}
            error={ruleOf('perEntry')}
            value={perEntry}
            onChange={(value) => edited.change({ perEntry: value })}
          />
        </div>
      </div>
      <label className="flex min-h-11 w-fit items-center gap-2.5">
        <input
          type="checkbox"
          checked={needsReason}
          onChange={({ target }) => edited.change({ needsReason: target.checked })}
          className="size-5 flex-none accent-accent"
        />
        {t('needsReason')}
      </label>
    </>
  );
}

/** Whether what is written is saved, with actions where it is not. */
function RoundSaveLine({ edited }: { edited: EditedRound }) {
  const t = useTranslations('judgingDesk.save');
  const { hasSaved, isRestored, problem } = edited;
  // What was deleted cannot be saved.
  const status = edited.status === 'gone' ? 'failed' : edited.status === 'asking' ? 'unsaved' : edited.status;
  const isQuiet = status === 'failed' || (status === 'saved' && !hasSaved);
  return (
    <SaveLine
      said={isQuiet ? '' : t(isRestored && status === 'unsaved' ? 'restored' : status)}
      isBad={status === 'changed' || status === 'refused'}
      problem={
        problem && status !== 'changed' && (status === 'failed' ? t('failed', { text: problem.text }) : problem.text)
      }
      actions={[
        status === 'changed' && { label: t('reload'), onPress: edited.reload },
        status === 'changed' && { label: t('keepMine'), onPress: edited.saveOver },
      ]}
    />
  );
}
