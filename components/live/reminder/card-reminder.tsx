'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { actionClass } from '@/components/ui/action-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { useBroadcastReminder } from '@/lib/live/reminder/client/reminders';
import { loadPart } from '@/lib/platform/client/load-part';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import type { ReminderSheetProps } from './reminder-sheet';

interface CardReminderProps {
  /** Of a public broadcast that is to come. */
  id: string;
  /** In place of the look that it has beside other actions; `aria-pressed` says whether it is asked for. */
  className?: string;
}

/**
 * Asks for a reminder of a broadcast, and shows by which ways it will come; a visitor is led to the login and back. Once asked
 * for, it opens the same sheet, where it can be ended.
 */
export function CardReminder({ id, className }: CardReminderProps) {
  const t = useTranslations('reminder');
  const { isOn, press } = useBroadcastReminder(id);
  const [Sheet, setSheet] = useState<ComponentType<ReminderSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpen(true);
    loadPart(
      () => import('./reminder-sheet'),
      'reminder-sheet',
      ({ ReminderSheet }) => setSheet(() => ReminderSheet),
    );
  }

  function ask() {
    press();
    // A visitor is on the way to the login.
    if (isLoggedIn()) open();
  }

  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        aria-haspopup="dialog"
        onClick={isOn ? open : ask}
        className={className ?? `${actionClass} ${isOn ? 'text-accent' : ''}`}
      >
        <ScreenIcon name="bell" className={`size-4.75 ${isOn ? 'fill-current' : ''}`} />
        {isOn ? t('reminded') : t('remind')}
      </button>
      {/* Not where the reminder could not be set. */}
      {isOpen && isOn && Sheet && (
        <Sheet
          id={id}
          onEnd={() => {
            press();
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
