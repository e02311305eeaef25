'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { buyTeams } from '@/lib/careers/team/client/teams';
import { type ServiceKind, servicePrices, teamLimits } from '@/lib/careers/team/codes';
import type { TeamService } from '@/lib/careers/team/contract';
import { priceOf } from '@/lib/careers/team/rules/service-price';
import { call } from '@/lib/platform/client/call';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { lastDayBefore } from '@/lib/platform/shared/format/beijing';
import { shortYuan } from '@/lib/platform/shared/format/yuan';

/** Orders a service, which is then paid at the cashier. */
function useBuying(demandId: string, kind: ServiceKind, count: number) {
  const router = useRouter();
  const idOf = useClientId();
  const { act, isPending, problem } = useOneAct();
  const buy = () =>
    act(async () => {
      const ordering = { demandId, kind, count, clientId: idOf(`${demandId} ${kind} ${count}`) };
      const { orderId } = await call(buyTeams, ordering, { quiet: true });
      router.push(`/order/${orderId}/pay`);
    });
  return { buy, isPending, problem };
}

interface BuyProps extends ReturnType<typeof useBuying> {
  children: string;
}

function Buy({ buy, isPending, problem, children }: BuyProps) {
  const t = useTranslations('team.services');
  return (
    <div>
      <FormAlert>{problem}</FormAlert>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => void buy()}
        className={`min-h-12 w-full tabular-nums aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {isPending ? t('buying') : children}
      </button>
    </div>
  );
}

function Offer({ kind, children }: { kind: ServiceKind; children: ReactNode }) {
  const t = useTranslations('team.services.offers');
  return (
    <section className="flex flex-col rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">{t(`${kind}.title`)}</h2>
      <p className="mt-1 tabular-nums">{t(`${kind}.price`, { sum: shortYuan(servicePrices[kind]) })}</p>
      <p className="mt-2 grow text-ink-2 text-sm text-pretty">{t(`${kind}.text`)}</p>
      {children}
    </section>
  );
}

/** Single teams for a demand: how many, and what they cost. */
export function TeamsOffer({ demandId }: { demandId: string }) {
  const t = useTranslations('team.services');
  const [count, setCount] = useState(1);
  const buying = useBuying(demandId, 'teams', count);
  const step = (to: number, label: string, sign: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 1 || to > teamLimits.teams}
      onClick={() => setCount(to)}
      className="grid size-11 place-items-center rounded-full border border-line text-xl hover:border-ink-3 disabled:opacity-40"
    >
      {sign}
    </button>
  );
  return (
    <Offer kind="teams">
      <fieldset className="mt-4 flex min-w-0 items-center gap-3">
        <legend className="sr-only">{t('count')}</legend>
        {step(count - 1, t('fewer'), '−')}
        <output aria-live="polite" className="min-w-16 text-center font-semibold text-lg tabular-nums">
          {t('teamCount', { count })}
        </output>
        {step(count + 1, t('more'), '+')}
      </fieldset>
      <Buy {...buying}>{t('buyTeams', { count, sum: shortYuan(priceOf({ kind: 'teams', bought: count })) })}</Buy>
    </Offer>
  );
}

interface YearOfferProps {
  demandId: string;
  /** The year that is valid, or waits for payment. */
  standing: TeamService | undefined;
}

/** A year; who has one sees what is left of it, or the way to pay it. */
export function YearOffer({ demandId, standing }: YearOfferProps) {
  const t = useTranslations('team.services');
  const buying = useBuying(demandId, 'year', 1);
  if (standing?.state === 'pending') {
    return (
      <Offer kind="year">
        <Link href={`/order/${standing.orderId}/pay`} className={`mt-6 min-h-12 ${buttonClass('accent')}`}>
          {t('payYear')}
        </Link>
      </Offer>
    );
  }
  if (standing?.endsAt) {
    const { delivered, bought, endsAt } = standing;
    return (
      <Offer kind="year">
        <p className="mt-4 rounded-sm bg-sunk px-3 py-2 text-pretty tabular-nums">
          {t('yearRuns', { delivered, bought, day: lastDayBefore(Date.parse(endsAt)) })}
        </p>
      </Offer>
    );
  }
  return (
    <Offer kind="year">
      <Buy {...buying}>{t('buyYear', { sum: shortYuan(servicePrices.year) })}</Buy>
    </Offer>
  );
}
