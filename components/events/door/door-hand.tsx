'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LiveSearch, useLiveSearch } from '@/components/ui/live-search';
import type { DoorTicket } from '@/lib/events/door/contract';
import { findByHand } from '@/lib/events/door/rules/find-by-hand';
import { useSince } from './use-since';

interface DoorHandProps {
  tickets: readonly DoorTicket[];
  isListed: boolean;
  onEnter(ticketId: string): void;
  onUndo(ticketId: string): void;
}

/** Who comes, found by hand in the list that the device has: also without a line. */
export function DoorHand({ tickets, isListed, onEnter, onUndo }: DoorHandProps) {
  const t = useTranslations('door');
  const search = useLiveSearch();
  const [asked, setAsked] = useState<DoorTicket | null>(null);
  const found = findByHand(tickets, search.text);
  const words = {
    ...{ label: t('hand.label'), placeholder: t('hand.placeholder') },
    ...{ submit: t('hand.search'), clear: t('hand.clear') },
  };
  return (
    <section className="mt-8">
      <h2 className="text-lg">{t('hand.title')}</h2>
      <LiveSearch {...search} words={words} most={40} />
      <div role="status" className="text-ink-2 text-sm">
        {search.text.trim() !== '' && found.length === 0 && t(isListed ? 'hand.none' : 'hand.loading')}
      </div>
      <ul className="*:border-line *:not-last:border-b">
        {found.map((ticket) => (
          <Guest key={ticket.id} ticket={ticket} onEnter={onEnter} onAsk={setAsked} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('undoTitle', { name: asked.name })}
          text={t('undoText')}
          confirmLabel={t('undo')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={() => {
            setAsked(null);
            onUndo(asked.id);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

interface GuestProps {
  ticket: DoorTicket;
  onEnter(ticketId: string): void;
  onAsk(ticket: DoorTicket): void;
}

function Guest({ ticket, onEnter, onAsk }: GuestProps) {
  const t = useTranslations('door');
  const since = useSince();
  const { id, name, mobileEnd, typeName, usedAt, usedDoor } = ticket;
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-ink-3 text-sm tabular-nums">
          {[typeName, t('hand.mobile', { end: mobileEnd })].filter(Boolean).join(' · ')}
        </p>
        {usedAt && <p className="text-ok text-sm tabular-nums">{since(usedAt, usedDoor)}</p>}
      </div>
      {usedAt ? (
        <button
          type="button"
          aria-label={t('hand.undoOf', { name })}
          onClick={() => onAsk(ticket)}
          className={`flex-none ${buttonClass('line', 'row')}`}
        >
          {t('undo')}
        </button>
      ) : (
        <button
          type="button"
          aria-label={t('hand.enterOf', { name })}
          onClick={() => onEnter(id)}
          className={`flex-none ${buttonClass('ink', 'row')}`}
        >
          {t('hand.enter')}
        </button>
      )}
    </li>
  );
}
