'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { buyLive } from '@/lib/live/admission/client/admissions';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { call } from '@/lib/platform/client/call';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface BuyPartProps {
  broadcast: Pick<BroadcastItem, 'id' | 'priceFen'>;
  /** What became of the order before; empty for none. */
  note: string;
  /** Ends once it is known what the caller has of it now. */
  onOrdered(): Promise<unknown>;
}

/** Orders a broadcast. */
export function BuyPart({ broadcast: { id, priceFen }, note, onOrdered }: BuyPartProps) {
  const t = useTranslations('admission');
  const idOf = useClientId();
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function buy() {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await call(buyLive, { id, priceFen, clientId: idOf(`${id} ${note}`) }, { quiet: true });
      await onOrdered();
    } catch (error) {
      setProblem(problemOf(error).text);
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="mt-6">
      <p role="status" className="text-ink-2 text-sm text-pretty">
        {note}
      </p>
      <FormAlert>{problem}</FormAlert>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={buy}
        className={`mt-1 min-h-12 w-full text-lg tabular-nums aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {isPending ? t('buying') : t('buy', { sum: yuan(priceFen) })}
      </button>
    </div>
  );
}
