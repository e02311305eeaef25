'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import type { PlannedAward } from '@/lib/events/award/client/desk';
import type { AwardPlan } from '@/lib/events/award/contract';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { translate } from '@/lib/platform/shared/language';
import type { DeskContest } from './desk-contest';
import { DeskWinners } from './desk-winners';
import { WinnersForm } from './desk-winners-form';

interface DeskAwardProps {
  plan: AwardPlan;
  contest: DeskContest;
  award: PlannedAward;
  /** Its place in the list. */
  index: number;
  onEdit(): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** An award: what it is, who wins it, and until its publication the way to change both. */
export function DeskAward(props: DeskAwardProps) {
  const { plan, contest, award } = props;
  const t = useTranslations('awardDesk.award');
  const [isChoosing, setChoosing] = useState(false);
  const { quantity, categoryId, winners } = award;
  const { name, prize } = useAwardTexts(award);
  const category = contest.categories.find(({ id }) => id === categoryId)?.name;
  return (
    <article className="py-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="font-semibold text-lg tracking-normal wrap-anywhere">{name || t('untitled')}</h3>
          {prize && <p className="text-ink-2 text-pretty wrap-anywhere">{prize}</p>}
          <p className="facts text-ink-3 text-sm tabular-nums">
            <span>{t('quantity', { count: quantity })}</span>
            <span className="wrap-anywhere">{category ?? t('everyCategory')}</span>
          </p>
        </div>
        {!plan.isDecided && <Order {...props} name={name || t('untitled')} />}
      </div>
      {isChoosing && !plan.isDecided ? (
        <WinnersForm key={award.id} {...{ plan, award }} onClose={() => setChoosing(false)} />
      ) : (
        <>
          <DeskWinners winners={winners} />
          {!plan.isDecided && <Acts {...props} name={name || t('untitled')} onChoose={() => setChoosing(true)} />}
        </>
      )}
    </article>
  );
}

/** What an award is called and what it brings, in this language or the other one. */
function useAwardTexts({ nameZh, nameEn, prizeZh, prizeEn }: Omit<PlannedAward, 'winners'>) {
  const language = useLanguage();
  return { name: translate(nameZh, nameEn, language).text, prize: translate(prizeZh, prizeEn, language).text };
}

/** Moves it up and down in the list. */
function Order({ plan, index, name, onMove }: DeskAwardProps & { name: string }) {
  const t = useTranslations('awardDesk.award');
  const pressed = useRef<HTMLButtonElement>(null);
  // The pressed button lost the focus when its award moved in the page.
  useEffectOn(index, () => {
    pressed.current?.focus();
    pressed.current = null;
  });
  const move = (to: number, isOff: boolean) => (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) return;
    pressed.current = event.currentTarget;
    onMove(to);
  };
  const [isFirst, isLast] = [index === 0, index === plan.awards.length - 1];
  return (
    <div className="-mr-2.5 flex flex-none">
      {(['up', 'down'] as const).map((way) => {
        const isOff = way === 'up' ? isFirst : isLast;
        return (
          <button
            key={way}
            type="button"
            aria-label={t(way, { name })}
            aria-disabled={isOff || undefined}
            onClick={move(way === 'up' ? index - 1 : index + 1, isOff)}
            className="grid size-11 place-items-center text-ink-2 aria-disabled:opacity-30"
          >
            <Icon name="back" className={`size-4 ${way === 'up' ? 'rotate-90' : '-rotate-90'}`} />
          </button>
        );
      })}
    </div>
  );
}

interface ActsProps extends DeskAwardProps {
  name: string;
  onChoose(): void;
}

function Acts({ award: { winners }, name, onChoose, onEdit, onRemove }: ActsProps) {
  const t = useTranslations('awardDesk.award');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <button type="button" onClick={onChoose} className={buttonClass(winners.length === 0 ? 'ink' : 'line', 'row')}>
        {t(winners.length === 0 ? 'choose' : 'chooseAgain')}
        <span className="sr-only"> {name}</span>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={onEdit} className={buttonClass('line', 'row')}>
        {t('edit')}
        <span className="sr-only"> {name}</span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        className={`text-danger ${buttonClass('line', 'row')}`}
      >
        {t('remove')}
        <span className="sr-only"> {name}</span>
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('removeTitle', { name })}
          text={t(winners.length === 0 ? 'removeText' : 'removeWinners', { count: winners.length })}
          confirmLabel={t('remove')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            onRemove();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
