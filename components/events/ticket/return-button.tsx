'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import type { OwnTicket } from '@/lib/events/ticket/contract';
import { loadPart } from '@/lib/platform/client/load-part';
import { Link } from '@/lib/platform/i18n/link';
import type { ReturnSheetProps } from './return-sheet';

interface ReturnButtonProps {
  ticket: OwnTicket;
  onChanged(): void;
}

const quiet = 'inline-flex min-h-11 items-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink';

/** The way to return a valid ticket, or to give a sign-up up; nothing where neither is possible. */
export function ReturnButton({ ticket, onChanged }: ReturnButtonProps) {
  const t = useTranslations('ticketOwn');
  const { id, activity, orderId, returnFen } = ticket;
  const [isOpen, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<ReturnSheetProps> | null>(null);
  if (orderId === null) {
    return (
      <Link href={`/SignUp/${encodeURIComponent(activity.id)}`} className={quiet}>
        {t('signupPage')}
        <span className="sr-only"> {activity.title}</span>
      </Link>
    );
  }
  if (returnFen === null) return null;

  function open() {
    setOpen(true);
    loadPart(
      () => import('./return-sheet'),
      'return',
      ({ ReturnSheet }) => setSheet(() => ReturnSheet),
    );
  }
  return (
    <>
      <button type="button" onClick={open} className={quiet}>
        {t('return.press')}
        <span className="sr-only"> {activity.title}</span>
      </button>
      {isOpen && Sheet && <Sheet {...{ orderId, onChanged }} pressed={id} onClose={() => setOpen(false)} />}
    </>
  );
}
