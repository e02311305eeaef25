'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { LengthCount } from '@/components/ui/length-count';
import { NumberField } from '@/components/ui/number-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useAwardActs } from '@/lib/events/award/client/desk';
import { awardLimits, type ShortlistWay, shortlistWays } from '@/lib/events/award/codes';
import type { AwardPlan } from '@/lib/events/award/contract';
import type { BrokenRules } from '@/lib/platform/client/saver-state';
import { toast } from '@/lib/platform/client/toast';
import { countCharacters } from '@/lib/platform/shared/characters';
import type { DeskContest } from './desk-contest';
import { FormFoot } from './desk-form-foot';
import { PickEntries, type PickedEntry } from './desk-pick-entries';
import { useRuleWords } from './desk-rules';
import { usePlanAct } from './use-plan-act';

interface ShortlistFormProps {
  plan: AwardPlan;
  contest: DeskContest;
  onClose(): void;
}

/** What is written of a shortlist before it is saved. */
interface Written {
  way: ShortlistWay;
  top: number | null;
  entries: readonly PickedEntry[];
  reason: string;
}

/** Chooses the shortlist: the first of the standing, or entries by hand for a reason. */
export function ShortlistForm({ plan, contest, onClose }: ShortlistFormProps) {
  const t = useTranslations('awardDesk.shortlist');
  const acts = useAwardActs();
  const planAct = usePlanAct(plan.contestId);
  const [written, setWritten] = useState(() => writtenOf(plan));
  const change = (part: Partial<Written>) => setWritten((former) => ({ ...former, ...part }));
  const { way, top, entries, reason } = written;

  async function save() {
    const broken = brokenRules(written);
    planAct.setRules(broken);
    if (Object.keys(broken).length > 0) return;
    const { contestId, revision } = plan;
    const choice =
      way === 'top'
        ? { way, top: top ?? 0, entryIds: [], reason: '' }
        : { way, top: 0, entryIds: entries.map(({ id }) => id), reason: reason.trim() };
    if (!(await planAct.act(() => acts.shortlist({ contestId, revision, ...choice })))) return;
    toast(t('saved'));
    onClose();
  }
  return (
    <div className="mt-3">
      <fieldset className="mb-4 min-w-0">
        <legend className="sr-only">{t('way')}</legend>
        <div className="flex flex-wrap gap-2">
          {shortlistWays.map((one) => (
            <ChoiceChip key={one} isPressed={one === way} onPress={() => change({ way: one })}>
              {t(`ways.${one}`)}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      {way === 'top' ? (
        <TopField {...{ written, change }} rules={planAct.rules} />
      ) : (
        <HandFields {...{ written, change, contest }} rules={planAct.rules} />
      )}
      <FormFoot
        planAct={planAct}
        words={{ save: t('save'), saving: t('saving'), cancel: t('cancel') }}
        onSave={save}
        onCancel={onClose}
      >
        {way === 'hand' && t('picked', { count: entries.length })}
      </FormFoot>
    </div>
  );
}

interface FieldsProps {
  written: Written;
  change(part: Partial<Written>): void;
  rules: BrokenRules;
}

function TopField({ written, change, rules }: FieldsProps) {
  const t = useTranslations('awardDesk.shortlist');
  const wordsOf = useRuleWords();
  return (
    <div className="max-w-100">
      <NumberField
        label={t('top')}
        hint={t('topHint')}
        error={wordsOf('top', rules.top)}
        value={written.top}
        onChange={(top) => change({ top })}
      />
    </div>
  );
}

function HandFields({ written, change, contest, rules }: FieldsProps & { contest: DeskContest }) {
  const t = useTranslations('awardDesk.shortlist');
  const wordsOf = useRuleWords();
  const [length, max] = [countCharacters(written.reason.trim()), awardLimits.reason];
  return (
    <>
      <div className="max-w-160">
        <TextAreaField
          label={t('reason')}
          hint={t('reasonHint')}
          rows={2}
          value={written.reason}
          onChange={({ target }) => change({ reason: target.value })}
          isOver={length > max}
          counter={2 * length > max && <LengthCount {...{ length, max }} label={t('count', { length, max })} />}
          error={wordsOf('reason', rules.reason)}
        />
      </div>
      <PickEntries
        contest={contest}
        picked={written.entries}
        error={wordsOf('entryIds', rules.entryIds)}
        onPick={(entries) => change({ entries })}
      />
    </>
  );
}

function writtenOf({ shortlist }: AwardPlan): Written {
  const { way = 'top', top = 0, reason = '', entries = [] } = shortlist ?? {};
  return { way, top: top || null, reason, entries: way === 'hand' ? entries : [] };
}

/** What can be told before it is sent, by fields. */
function brokenRules({ way, top, entries, reason }: Written): Record<string, string> {
  if (way === 'top') {
    if (!top) return { top: 'required' };
    return top > awardLimits.shortlist ? { top: 'shortlist' } : {};
  }
  const length = countCharacters(reason.trim());
  return {
    ...(length === 0 && { reason: 'required' }),
    ...(length > awardLimits.reason && { reason: 'reason' }),
    ...(entries.length === 0 && { entryIds: 'required' }),
    ...(entries.length > awardLimits.shortlist && { entryIds: 'shortlist' }),
  };
}
