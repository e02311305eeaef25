import { useTranslations } from 'next-intl';
import { PayColumn } from '@/components/money/payment/card-pay-column';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { packagesPath, rightsPath, writeJobPath } from '@/lib/careers/recruitment/client/addresses';
import type { PurchaseState } from '@/lib/careers/recruitment/codes';
import type { JobPurchase } from '@/lib/careers/recruitment/contract';
import { Link } from '@/lib/platform/i18n/link';

import { PurchaseFacts } from './purchase-facts';

const words = {
  valid: { title: 'title', text: 'text' },
  pending: { title: 'pendingTitle', text: 'pendingText' },
  returned: { title: 'returnedTitle', text: 'returnedText' },
} as const satisfies Record<PurchaseState, object>;

/** What an order of a package has come to (specification section 2, /meal/mealSuc): what one has now, and what comes next. */
export function DoneScreen({ purchase }: { purchase: JobPurchase }) {
  const t = useTranslations('recruitment.done');
  const { id, title, state } = purchase;
  return (
    <PayColumn>
      <div className="flex flex-col items-center pt-6 text-center">
        {state === 'valid' && (
          <span className="mb-4 grid size-14 place-items-center rounded-full bg-ok text-paper">
            <ScreenIcon name="check" className="size-7" />
          </span>
        )}
        <h1 className="text-2xl text-balance">{t(words[state].title)}</h1>
        <p className="mt-1 max-w-90 text-ink-2 text-pretty">{t(words[state].text)}</p>
      </div>
      <h2 className="mt-6 mb-2 text-base">{title}</h2>
      <PurchaseFacts purchase={purchase} />
      <div className="mt-6 flex flex-col gap-3">
        <NextSteps id={id} state={state} />
        <Link
          href={`/order/${id}`}
          className="inline-flex min-h-11 items-center justify-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
        >
          {t('order')}
        </Link>
      </div>
    </PayColumn>
  );
}

function NextSteps({ id, state }: Pick<JobPurchase, 'id' | 'state'>) {
  const t = useTranslations('recruitment.done');
  const first = `min-h-12 text-lg ${buttonClass('accent')}`;
  if (state === 'pending') {
    return (
      <Link href={`/order/${id}/pay`} className={first}>
        {t('pay')}
      </Link>
    );
  }
  return (
    <>
      <Link href={state === 'valid' ? writeJobPath : packagesPath} className={first}>
        {t(state === 'valid' ? 'write' : 'again')}
      </Link>
      <Link href={rightsPath} className={buttonClass('line')}>
        {t('rights')}
      </Link>
    </>
  );
}
