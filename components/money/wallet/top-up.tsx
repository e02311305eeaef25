'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { topUp } from '@/lib/money/wallet/client/wallet';
import { mostInWallet, topUpLimits, topUpSums } from '@/lib/money/wallet/codes';
import type { Wallet } from '@/lib/money/wallet/contract';
import { call } from '@/lib/platform/client/call';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { fenOf, yuan } from '@/lib/platform/shared/format/yuan';

/** Tops the wallet up: one of the offered sums or one's own, which is then paid at the cashier. */
export function TopUp({ wallet }: { wallet: Wallet }) {
  const t = useTranslations('wallet.topUp');
  const id = useId();
  const { amountFen, typed, type, choose, submit, isPending, problem, fault } = useTopUp(wallet);
  if (!wallet.canTopUp) return <p className="mt-6 rounded-md bg-sunk px-4 py-3 text-pretty">{t('notHere')}</p>;
  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby={id} className="mt-7 max-w-130">
      <h2 id={id} className="mb-2 text-base">
        {t('title')}
      </h2>
      <fieldset aria-label={t('sums')} className="grid min-w-0 grid-cols-3 gap-2.5">
        {topUpSums.map((sum) => (
          <button
            key={sum}
            type="button"
            aria-pressed={amountFen === sum}
            onClick={() => choose(sum)}
            className="min-h-14 rounded-md border border-line bg-surface font-semibold text-lg tabular-nums hover:border-ink-3 aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
          >
            {yuan(sum).replace('.00', '')}
          </button>
        ))}
      </fieldset>
      <div className="mt-4">
        <TextField
          label={t('own')}
          hint={t('ownHint', { least: yuan(topUpLimits.least), most: yuan(topUpLimits.most) })}
          error={fault ? t(`faults.${fault}`, limits) : undefined}
          inputMode="decimal"
          autoComplete="off"
          before={
            <span aria-hidden="true" className="pl-4 text-ink-3 text-lg">
              ¥
            </span>
          }
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <FormAlert>{problem}</FormAlert>
      <FormSubmit isPending={isPending} pendingLabel={t('pending')}>
        {amountFen === null ? t('submit') : t('submitSum', { sum: yuan(amountFen) })}
      </FormSubmit>
    </form>
  );
}

const limits = { least: yuan(topUpLimits.least), most: yuan(topUpLimits.most), full: yuan(mostInWallet) };

type Fault = 'needed' | 'unreadable' | 'tooLittle' | 'tooMuch' | 'full';

/** Why a sum cannot be topped up; null for no reason. The server decides. */
function faultOf(typed: string, { balanceFen }: Wallet): Fault | null {
  const fen = fenOf(typed);
  if (typed.trim() === '') return 'needed';
  if (fen === null) return 'unreadable';
  if (fen < topUpLimits.least) return 'tooLittle';
  if (fen > topUpLimits.most) return 'tooMuch';
  return fen + balanceFen > mostInWallet ? 'full' : null;
}

/** The typed sum in yuan, which a press on an offered one fills in, and its order. */
function useTopUp(wallet: Wallet) {
  const router = useRouter();
  const problemOf = useProblemWords();
  const idOf = useClientId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const amountFen = fenOf(typed);

  function type(text: string) {
    setTyped(text);
    setFault(null);
    setProblem('');
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultOf(typed, wallet);
    setFault(found);
    if (isPending || found || amountFen === null) return;
    setPending(true);
    setProblem('');
    try {
      const { orderId } = await call(topUp, { amountFen, clientId: idOf(typed) }, { quiet: true });
      router.push(`/order/${orderId}/pay`);
    } catch (error) {
      setProblem(problemOf(error).text);
      setPending(false);
    }
  }
  const choose = (fen: number) => type((fen / 100).toString());
  return { amountFen, typed, type, choose, submit, isPending, problem, fault };
}
