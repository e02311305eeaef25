import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import type { usePlanAct } from './use-plan-act';

interface FormFootProps {
  planAct: Pick<ReturnType<typeof usePlanAct>, 'isBusy' | 'problem'>;
  words: Record<'save' | 'saving' | 'cancel', string>;
  onSave(): void;
  onCancel(): void;
  /** How much is chosen. */
  children?: ReactNode;
}

/** The bar at the bottom of a form of the plan: why it was refused, saving, leaving. */
export function FormFoot({ planAct, words, onSave, onCancel, children }: FormFootProps) {
  return (
    <div
      data-takes-bottom=""
      className="sticky bottom-0 z-5 -mx-gutter mt-3 bg-paper px-gutter pt-1 pb-[calc(12px+env(safe-area-inset-bottom))] lg:mx-0 lg:px-0"
    >
      <FormAlert>{planAct.problem}</FormAlert>
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-disabled={planAct.isBusy || undefined}
          onClick={onSave}
          className={`aria-disabled:opacity-60 ${buttonClass('accent')}`}
        >
          {planAct.isBusy ? words.saving : words.save}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('line')}>
          {words.cancel}
        </button>
        <p role="status" className="text-ink-2 text-sm tabular-nums empty:hidden">
          {children}
        </p>
      </div>
    </div>
  );
}
