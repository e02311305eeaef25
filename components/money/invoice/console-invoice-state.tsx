'use client';

import { useTranslations } from 'next-intl';
import { StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { InvoiceState as State } from '@/lib/money/invoice/codes';

const tones: Record<State, StateTone> = { asked: 'new', issued: 'ok', refused: 'off', outdated: 'warn' };

/** The state of an invoice in a word. */
export function InvoiceState({ state }: { state: State }) {
  const t = useTranslations('invoiceConsole');
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
