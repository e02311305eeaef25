'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { FormAlert } from '@/components/ui/form-alert';
import { NumberField } from '@/components/ui/number-field';
import { Sheet } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { useAwardActs, writtenAwardOf } from '@/lib/events/award/client/desk';
import { awardLimits } from '@/lib/events/award/codes';
import type { AwardPlan, WrittenAward } from '@/lib/events/award/contract';
import { toast } from '@/lib/platform/client/toast';
import { countCharacters } from '@/lib/platform/shared/characters';
import { languageNames } from '@/lib/platform/shared/language';
import type { DeskContest } from './desk-contest';
import { useRuleWords } from './desk-rules';
import { usePlanAct } from './use-plan-act';

interface AwardSheetProps {
  plan: AwardPlan;
  contest: DeskContest;
  /** As it is saved, or a new one. */
  award: WrittenAward;
  onClose(): void;
}

/** What is written of one award; it is saved among the others as they are then. */
export function AwardSheet({ plan, contest, award, onClose }: AwardSheetProps) {
  const t = useTranslations('awardDesk.edit');
  const acts = useAwardActs();
  const wordsOf = useRuleWords();
  const planAct = usePlanAct(plan.contestId);
  const [written, setWritten] = useState<Written>(award);
  const others = plan.awards.map(writtenAwardOf);
  const place = others.findIndex(({ id }) => id === award.id);
  const index = place === -1 ? others.length : place;
  const errorOf = (field: keyof WrittenAward) => {
    const path = `awards.${index}.${field}`;
    return wordsOf(path, planAct.rules[path]);
  };
  const change = (part: Partial<Written>) => setWritten((former) => ({ ...former, ...part }));
  // What is wrong with another award, or with all of them.
  const foreign = Object.entries(planAct.rules).find(([path]) => !path.startsWith(`awards.${index}.`));

  async function save() {
    const broken = brokenRules(written, index);
    planAct.setRules(broken);
    if (Object.keys(broken).length > 0) return;
    const list = others.toSpliced(index, place === -1 ? 0 : 1, { ...written, quantity: written.quantity ?? 1 });
    if (!(await planAct.act(() => acts.save(plan, list)))) return;
    toast(t('saved'));
    onClose();
  }
  return (
    <Sheet open onClose={onClose} label={t(place === -1 ? 'new' : 'title')} closeLabel={t('close')} isWide>
      <AwardFields {...{ written, change, errorOf }} categories={contest.categories} />
      <FormAlert>{planAct.problem || (foreign && wordsOf(...foreign))}</FormAlert>
      <button
        type="button"
        aria-disabled={planAct.isBusy || undefined}
        onClick={save}
        className={`w-full aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {planAct.isBusy ? t('saving') : t('save')}
      </button>
    </Sheet>
  );
}

/** While it is written its number may be missing. */
type Written = Omit<WrittenAward, 'quantity'> & { quantity: number | null };

interface AwardFieldsProps {
  written: Written;
  categories: DeskContest['categories'];
  change(part: Partial<Written>): void;
  errorOf(field: keyof WrittenAward): string | undefined;
}

function AwardFields({ written, categories, change, errorOf }: AwardFieldsProps) {
  const t = useTranslations('awardDesk.edit');
  const categoryError = errorOf('categoryId');
  return (
    <>
      <div className="grid gap-x-4 md:grid-cols-2">
        {(['nameZh', 'nameEn', 'prizeZh', 'prizeEn'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            lang={languageNames[name.endsWith('Zh') ? 'zh' : 'en'].html}
            autoComplete="off"
            error={errorOf(name)}
            value={written[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        <NumberField
          label={t('fields.quantity')}
          hint={t('hints.quantity', { most: awardLimits.quantity })}
          error={errorOf('quantity')}
          value={written.quantity}
          onChange={(quantity) => change({ quantity })}
        />
      </div>
      {categories.length > 1 && (
        <fieldset className="mt-1 mb-2 min-w-0">
          <legend className="mb-1.5 font-semibold text-sm">{t('fields.category')}</legend>
          <div className="flex flex-wrap gap-2">
            {[{ id: '', name: t('everyCategory') }, ...categories].map(({ id, name }) => (
              <ChoiceChip key={id} isPressed={written.categoryId === id} onPress={() => change({ categoryId: id })}>
                {name}
              </ChoiceChip>
            ))}
          </div>
          <p className={`pt-1 text-sm ${categoryError ? 'text-danger' : 'text-ink-3'}`}>
            {categoryError ?? t('hints.category')}
          </p>
        </fieldset>
      )}
    </>
  );
}

/** What can be told before it is sent, by the paths of the call. */
function brokenRules({ nameZh, nameEn, prizeZh, prizeEn, quantity }: Written, index: number): Record<string, string> {
  const isOver = (text: string, most: number) => countCharacters(text.trim()) > most;
  const broken = {
    ...(nameZh.trim() === '' && nameEn.trim() === '' && { nameZh: 'required' }),
    ...(isOver(nameZh, awardLimits.name) && { nameZh: 'awardName' }),
    ...(isOver(nameEn, awardLimits.name) && { nameEn: 'awardName' }),
    ...(isOver(prizeZh, awardLimits.prize) && { prizeZh: 'prize' }),
    ...(isOver(prizeEn, awardLimits.prize) && { prizeEn: 'prize' }),
    ...((!quantity || quantity > awardLimits.quantity) && { quantity: 'quantity' }),
  };
  return Object.fromEntries(Object.entries(broken).map(([field, rule]) => [`awards.${index}.${field}`, rule]));
}
