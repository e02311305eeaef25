'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { EditSaveLine } from '@/components/works/work/card-edit-save-line';
import { caseSides } from '@/lib/careers/showcase/codes';
import { toast } from '@/lib/platform/client/toast';
import type { EditedCase } from './edit-state';

/** Who has agreed, and the bar below: save what is written, agree to it, or take that back. */
export function EditAgreement({ edited }: { edited: EditedCase }) {
  const t = useTranslations('showcase.edit.agreement');
  const { draft } = edited;
  const { agreed, side } = draft;
  return (
    <>
      <section aria-labelledby="agreement" className="border-line border-t pt-5 pb-7">
        <h2 id="agreement" className="mb-1 text-lg">
          {t('title')}
        </h2>
        <p className="mb-3 text-ink-2 text-pretty">{t('text')}</p>
        <ul className="border-line border-t">
          {caseSides.map((one) => (
            <li key={one} className="flex min-h-12 items-center justify-between gap-4 border-line border-b">
              <span>
                {t(`sides.${one}`)}
                {one === side && <span className="text-ink-3"> {t('you')}</span>}
              </span>
              <span className={agreed.includes(one) ? 'font-semibold text-ok' : 'text-ink-3'}>
                {t(agreed.includes(one) ? 'agreed' : 'open')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {draft.state !== 'takenDown' && <Bar edited={edited} />}
    </>
  );
}

function Bar({ edited }: { edited: EditedCase }) {
  const t = useTranslations('showcase.edit.agreement');
  const { draft, isAgreeing } = edited;
  const hasAgreed = draft.agreed.includes(draft.side);
  const agree = async (agrees: boolean) => {
    if (await edited.agree(agrees)) toast(t(agrees ? 'done' : 'takenBack'));
  };
  return (
    <div
      data-takes-bottom=""
      className="sticky bottom-0 z-10 -mx-gutter border-line border-t bg-paper px-gutter pt-2 pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      <EditSaveLine editor={edited} />
      <div className="flex flex-wrap gap-2 pt-1">
        <button type="button" onClick={() => edited.save()} className={buttonClass('line')}>
          {t('save')}
        </button>
        <button
          type="button"
          aria-disabled={isAgreeing || undefined}
          onClick={() => agree(!hasAgreed)}
          className={`grow aria-disabled:opacity-60 ${hasAgreed ? 'text-danger' : ''} ${buttonClass(hasAgreed ? 'line' : 'accent')}`}
        >
          {t(hasAgreed ? 'takeBack' : 'agree')}
        </button>
      </div>
    </div>
  );
}
