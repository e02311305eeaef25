'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { Sheet } from '@/components/ui/sheet';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TimeField } from '@/components/ui/time-field';
import type { TimeSpan } from '@/lib/events/vote/client/desk';
import { voidLimits } from '@/lib/events/vote/codes';
import type { NamedPerson } from '@/lib/people/person/contract';
import { countCharacters } from '@/lib/platform/shared/characters';
import { DeskVoters } from './desk-voters';
import { useTakeOut } from './use-take-out';

/** By when votes were cast, by who cast them, or both; an empty time is any, and no people are everybody. */
export interface MeantVotes extends TimeSpan {
  people: readonly NamedPerson[];
}

export const noVotes: MeantVotes = { fromTime: '', untilTime: '', people: [] };

interface DeskVoidSheetProps {
  entryId: string;
  /** Which ones are meant at first. */
  meant: MeantVotes;
  /** Some may be out, whether or not all are. */
  onVoided(): void;
  onClose(): void;
}

interface Written extends MeantVotes {
  reason: string;
}

/** Which votes are taken out for abuse, and why: by who cast them, by when, or both. Asked once more before it is done. */
export function DeskVoidSheet({ entryId, meant, onVoided, onClose }: DeskVoidSheetProps) {
  const t = useTranslations('entryDesk.votes');
  const [written, setWritten] = useState<Written>({ reason: '', ...meant });
  const [isAsked, setAsked] = useState(false);
  const taking = useTakeOut(onVoided);
  const change = (part: Partial<Written>) => setWritten((former) => ({ ...former, ...part }));
  const { reason, fromTime, untilTime, people } = written;

  function ask() {
    const broken = brokenRules(written);
    taking.setRules(broken);
    if (Object.keys(broken).length === 0 && !taking.isBusy) setAsked(true);
  }
  async function takeOut() {
    setAsked(false);
    const personIds = people.length > 0 ? { personIds: people.map(({ userId }) => userId).join() } : {};
    await taking.takeOut({ entryId, reason: reason.trim(), fromTime, untilTime, ...personIds });
  }
  return (
    <Sheet open onClose={onClose} label={t('takeOut')} closeLabel={t('close')}>
      <p className="mb-4 text-ink-2 text-pretty">{t('text')}</p>
      <VoidFields {...{ written, change }} rules={taking.rules} />
      <div role="status" className="min-h-6 text-sm">
        {taking.voided !== null && t(taking.voided === 0 ? 'noneFound' : 'voided', { count: taking.voided })}
      </div>
      <FormAlert>{taking.problem}</FormAlert>
      <button
        type="button"
        aria-disabled={taking.isBusy || undefined}
        onClick={ask}
        className={`w-full aria-disabled:opacity-60 ${buttonClass('danger')}`}
      >
        {taking.isBusy ? t('taking') : t('takeOut')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('sure')}
          text={t('sureText')}
          confirmLabel={t('takeOut')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={takeOut}
          onCancel={() => setAsked(false)}
        />
      )}
    </Sheet>
  );
}

interface VoidFieldsProps {
  written: Written;
  change(part: Partial<Written>): void;
  rules: Readonly<Record<string, string>>;
}

function VoidFields({ written, change, rules }: VoidFieldsProps) {
  const t = useTranslations('entryDesk.votes');
  const ruleWords = useTranslations('entryDesk.rules');
  const errorOf = (field: string) => {
    const rule = rules[field] as 'other' | undefined;
    return rule && ruleWords(ruleWords.has(rule) ? rule : 'other');
  };
  return (
    <>
      <TextAreaField
        label={t('reason')}
        hint={t('reasonHint')}
        rows={2}
        value={written.reason}
        onChange={({ target }) => change({ reason: target.value })}
        error={errorOf('reason')}
      />
      <div className="grid gap-x-4 md:grid-cols-2">
        <TimeField
          label={t('from')}
          value={written.fromTime}
          onChange={(fromTime) => change({ fromTime })}
          error={errorOf('fromTime')}
        />
        <TimeField
          label={t('until')}
          hint={t('untilHint')}
          value={written.untilTime}
          onChange={(untilTime) => change({ untilTime })}
          error={errorOf('untilTime')}
        />
      </div>
      <DeskVoters
        people={written.people}
        onChange={(people) => change({ people })}
        error={rules.personIds === 'required' ? t('whichRequired') : errorOf('personIds')}
      />
    </>
  );
}

/** What can be told before it is sent, by fields. */
function brokenRules({ reason, fromTime, untilTime, people }: Written): Record<string, string> {
  const length = countCharacters(reason.trim());
  const broken: Record<string, string> = {};
  if (length === 0) broken.reason = 'required';
  else if (length > voidLimits.reason) broken.reason = 'reason';
  if (fromTime && untilTime && Date.parse(untilTime) <= Date.parse(fromTime)) broken.untilTime = 'order';
  if (!fromTime && !untilTime && people.length === 0) broken.personIds = 'required';
  return broken;
}
