'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { DisclosureCard } from '@/components/ui/disclosure-card';
import type { WrittenTicketType } from '@/lib/events/activity/contract';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { yuan } from '@/lib/platform/shared/format/yuan';
import type { EditedActivity } from './edit-state';
import { TicketTypeFields, type TicketTypeProps } from './edit-ticket-fields';

interface EditTicketTypeProps extends TicketTypeProps {
  isLast: boolean;
  isOpen: boolean;
  onToggle(): void;
  onMove(by: 1 | -1): void;
  /** Without it there is no button for that. */
  onRemove?(): void;
}

/** A ticket type in a line; its fields open below it, also where one of them is refused. */
export function EditTicketType({ isLast, isOpen, onToggle, onMove, onRemove, ...fields }: EditTicketTypeProps) {
  const { activity, type, index } = fields;
  const t = useTranslations('activityEdit.tickets');
  const name = useTypeName(type, index);
  const isRefused = Object.keys(activity.rules).some((path) => path.startsWith(`ticketTypes.${index}.`));
  const isShown = isOpen || isRefused;
  return (
    <DisclosureCard
      name={name}
      summary={<TypeSummary activity={activity} type={type} />}
      isOpen={isShown}
      onToggle={onToggle}
    >
      <TicketTypeFields {...fields} />
      <div className="mt-1 flex flex-wrap gap-2">
        <PauseButton activity={activity} type={type} />
        {index > 0 && (
          <button type="button" onClick={() => onMove(-1)} className={buttonClass('line', 'row')}>
            {t('up')}
          </button>
        )}
        {!isLast && (
          <button type="button" onClick={() => onMove(1)} className={buttonClass('line', 'row')}>
            {t('down')}
          </button>
        )}
        {onRemove && (
          <button type="button" onClick={onRemove} className={`text-danger ${buttonClass('line', 'row')}`}>
            {t('remove')}
          </button>
        )}
      </div>
    </DisclosureCard>
  );
}

/** What a type is called in this language, or in the other one. */
function useTypeName({ nameZh, nameEn }: WrittenTicketType, index: number): string {
  const t = useTranslations('activityEdit.tickets');
  const [own, other] = useLanguage() === 'zh' ? [nameZh, nameEn] : [nameEn, nameZh];
  return own || other || t('untitled', { place: index + 1 });
}

function TypeSummary({ activity, type }: Pick<TicketTypeProps, 'activity' | 'type'>) {
  const t = useTranslations('activityEdit.tickets');
  const { priceFen, quantity, sharesStock } = type;
  return (
    <span className="facts text-ink-3 text-sm tabular-nums">
      <span>{priceFen === 0 ? t('free') : yuan(priceFen)}</span>
      {quantity !== null && <span>{t('quantityOf', { count: quantity })}</span>}
      {quantity === null && sharesStock && <span>{t('shared')}</span>}
      {isPaused(activity, type) && <span className="text-danger">{t('paused')}</span>}
    </span>
  );
}

const isPaused = ({ draft }: EditedActivity, { id }: WrittenTicketType) =>
  draft.ticketTypes.some((type) => type.id === id && type.isPaused);

/** Pauses the sale of a type that is saved, at once. */
function PauseButton({ activity, type }: Pick<TicketTypeProps, 'activity' | 'type'>) {
  const t = useTranslations('activityEdit.tickets');
  const isOff = isPaused(activity, type);
  if (!activity.draft.ticketTypes.some(({ id }) => id === type.id)) return null;
  return (
    <button type="button" onClick={() => activity.pause(type.id, !isOff)} className={buttonClass('line', 'row')}>
      {isOff ? t('resume') : t('pause')}
    </button>
  );
}
