'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { useBroadcastReminder } from '@/lib/live/reminder/client/reminders';
import { loadPart } from '@/lib/platform/client/load-part';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import type { ReminderSheetProps } from './reminder-sheet';

interface CardReminderProps {
  /** Of a public broadcast that is to come. */
  id: string;
  /** In place of the shape that it has beside other actions. */
  className?: string;
}

const usualClass =
  'inline-flex min-h-11 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-md bg-sunk px-2 text-sm hover:bg-line';

/**
 * Asks for a reminder of a broadcast, and shows by which ways it will come; a visitor is led to the login and back. Once asked
 * for, it opens the same sheet, where it can be ended.
 */
export function CardReminder({ id, className = usualClass }: CardReminderProps) {
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
        className={`${className} ${isOn ? 'text-accent' : ''}`}
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
