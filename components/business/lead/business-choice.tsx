import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { Service } from '@/lib/business/lead/codes';
import { BusinessFormLink, type BusinessWays } from './business-form-link';

const dialogId = 'cooperate';

/** Opens the page's dialog without a script. */
export function BusinessChoiceButton() {
  const t = useTranslations('business.actions');
  return (
    <button
      type="button"
      popoverTarget={dialogId}
      aria-haspopup="dialog"
      className={`needs-popovers ${buttonClass('accent')}`}
    >
      {t('cooperate')}
    </button>
  );
}

interface BusinessChoiceProps {
  services: readonly Service[];
  forms: BusinessWays['forms'];
}

/**
 * 'I want to cooperate' (specification section 2): pick one of the services. A popover as dialog: it takes and restores
 * the focus; its button, Escape and a press outside close it. One per page.
 */
export function BusinessChoice({ services, forms }: BusinessChoiceProps) {
  const t = useTranslations('business');
  return (
    <dialog
      id={dialogId}
      popover="auto"
      aria-labelledby={`${dialogId}-title`}
      className="choice-sheet max-w-140 rounded-t-lg border border-line bg-surface text-ink md:rounded-lg"
    >
      <div className="px-5 pt-6 pb-[calc(20px+env(safe-area-inset-bottom))] md:px-8 md:pt-8 md:pb-8">
        <h2 id={`${dialogId}-title`} className="text-2xl">
          {t('choice.title')}
        </h2>
        <p className="mt-1 text-ink-2">{t('choice.text')}</p>
        <ul className="mt-4 border-t border-line">
          {services.map((service) => (
            <li key={service} className="border-b border-line">
              <BusinessFormLink
                service={service}
                forms={forms}
                className="group -mx-2 flex items-center gap-4 rounded-sm px-2 py-3.5 -outline-offset-2 hover:bg-sunk"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-lg font-semibold">{t(`services.${service}.title`)}</span>
                  <span className="block text-sm text-ink-2 text-pretty">{t(`services.${service}.text`)}</span>
                </span>
                <ScreenIcon name="arrow" className="size-5 shrink-0 transition-transform group-hover:translate-x-1" />
              </BusinessFormLink>
            </li>
          ))}
        </ul>
        <button
          type="button"
          popoverTarget={dialogId}
          popoverTargetAction="hide"
          className={`needs-popovers mt-5 w-full ${buttonClass('line')}`}
        >
          {t('choice.cancel')}
        </button>
      </div>
    </dialog>
  );
}
