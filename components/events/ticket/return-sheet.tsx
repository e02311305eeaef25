'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { Sheet } from '@/components/ui/sheet';
import { returnTickets, ticketOrderQuery } from '@/lib/events/ticket/client/own-tickets';
import type { OwnTicket } from '@/lib/events/ticket/contract';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

export interface ReturnSheetProps {
  orderId: string;
  /** The ticket that is chosen first. */
  pressed: string;
  onChanged(): void;
  onClose(): void;
}

/** Returns tickets of one order, after it is said what they give and until when. */
export function ReturnSheet({ orderId, pressed, onChanged, onClose }: ReturnSheetProps) {
  const t = useTranslations('ticketOwn.return');
  const { data, isError } = useQuery(ticketOrderQuery(orderId));
  return (
    <Sheet open label={t('title')} closeLabel={t('close')} onClose={onClose}>
      {!data && <p role="status">{isError ? t('failed') : t('loading')}</p>}
      {data && (
        <ReturnForm
          {...{ orderId, pressed, onClose, onChanged }}
          tickets={data.tickets.filter(({ returnFen }) => returnFen !== null)}
        />
      )}
    </Sheet>
  );
}

function ReturnForm({ tickets, ...props }: ReturnSheetProps & { tickets: readonly OwnTicket[] }) {
  const t = useTranslations('ticketOwn.return');
  const words = useTranslations('ticketOwn');
  const [chosen, choose] = useState<readonly string[]>([props.pressed]);
  const picked = tickets.filter(({ id }) => chosen.includes(id));
  const fen = picked.reduce((sum, { returnFen }) => sum + (returnFen ?? 0), 0);
  const { send, isPending, problem } = useReturn(props);
  const isFree = tickets.every(({ priceFen }) => priceFen === 0);
  const toggle = (id: string) => choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold text-sm">{t('which')}</legend>
        {tickets.map(({ id, attendee, typeName, returnFen, returnUntil }) => (
          <label
            key={id}
            className="flex min-h-14 cursor-pointer items-center gap-3 border-line not-first:border-t py-2"
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              className="size-5 flex-none accent-accent"
            />
            <span className="min-w-0 grow wrap-anywhere">
              {attendee}
              <span className="block text-ink-3 text-sm">
                {typeName}
                {returnUntil && ` · ${termsOf(returnUntil, returnFen ?? 0)}`}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="mt-2 text-ink-2 text-sm text-pretty">{isFree ? t('textFree') : t('text')}</p>
      <FormAlert>{problem}</FormAlert>
      <button
        type="button"
        aria-disabled={isPending || picked.length === 0 || undefined}
        onClick={() => send(picked)}
        className={`mt-1 min-h-12 w-full tabular-nums aria-disabled:opacity-60 ${buttonClass('danger')}`}
      >
        {isPending && t('sending')}
        {!isPending && picked.length === 0 && t('none')}
        {!isPending &&
          picked.length > 0 &&
          (isFree ? t('sendFree', { count: picked.length }) : t('send', { count: picked.length, sum: yuan(fen) }))}
      </button>
    </>
  );

  function termsOf(until: string, sum: number) {
    const time = formatDate(Date.parse(until), { withTime: true });
    return sum === 0 ? words('givesFree', { until: time }) : words('gives', { until: time, sum: yuan(sum) });
  }
}

function useReturn({ orderId, onChanged, onClose }: Omit<ReturnSheetProps, 'pressed'>) {
  const t = useTranslations('ticketOwn.return');
  const idOf = useClientId();
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  async function send(tickets: readonly OwnTicket[]) {
    if (isPending || tickets.length === 0) return;
    const ticketIds = tickets.map(({ id }) => id).join(',');
    setPending(true);
    setProblem('');
    try {
      const input = { orderId, ticketIds, clientId: idOf(ticketIds) };
      const { refundFen } = await call(returnTickets, input, { quiet: true });
      toast(refundFen === 0 ? t('doneFree') : t('done', { sum: yuan(refundFen) }));
      onChanged();
      onClose();
    } catch (error) {
      setProblem(problemOf(error).text);
      setPending(false);
    }
  }
  return { send, isPending, problem };
}
