import { useTranslations } from 'next-intl';

interface AmountStepperProps {
  amount: number;
  most: number;
  onChange(amount: number): void;
}

/** A number of tickets, one more or fewer by a press. */
export function AmountStepper({ amount, most, onChange }: AmountStepperProps) {
  const t = useTranslations('ticketBuy');
  const step = (to: number, label: string, sign: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 1 || to > most}
      onClick={() => onChange(to)}
      className="grid size-11 place-items-center rounded-full border border-line text-xl hover:border-ink-3 disabled:opacity-40"
    >
      {sign}
    </button>
  );
  return (
    <fieldset className="flex min-w-0 items-center gap-3">
      <legend className="sr-only">{t('amount')}</legend>
      {step(amount - 1, t('fewer'), '−')}
      <output aria-live="polite" className="min-w-8 text-center font-semibold text-lg tabular-nums">
        {amount}
      </output>
      {step(amount + 1, t('more'), '+')}
    </fieldset>
  );
}
