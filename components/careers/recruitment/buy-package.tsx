'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { buyJobPackage, useRights } from '@/lib/careers/recruitment/client/purchases';
import type { JobPackage } from '@/lib/careers/recruitment/contract';
import { call } from '@/lib/platform/client/call';
import { goToLogin } from '@/lib/platform/client/error-path';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { shortYuan } from '@/lib/platform/shared/format/yuan';

const wide = 'mt-5 min-h-12 w-full';

/** Orders a package, which is then paid at the cashier. Who is no verified company is led to the verification. */
export function BuyPackage({ job }: { job: Pick<JobPackage, 'id' | 'title' | 'priceFen' | 'revision'> }) {
  const t = useTranslations('recruitment.meal');
  const router = useRouter();
  const idOf = useClientId();
  const { act, isPending, problem } = useOneAct();
  const rights = useRights();
  const { id, title, priceFen, revision } = job;

  function buy() {
    if (!isLoggedIn()) return goToLogin();
    void act(async () => {
      const ordering = { id, revision, clientId: idOf(`${id} ${revision}`) };
      const { orderId } = await call(buyJobPackage, ordering, { quiet: true });
      router.push(`/order/${orderId}/pay`);
    });
  }
  if (rights?.isCompany === false) {
    return (
      <Link href="/qualifications" className={`${wide} ${buttonClass('line')}`}>
        {t('verify')}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        aria-label={isPending ? undefined : t('buy', { title, sum: shortYuan(priceFen) })}
        onClick={buy}
        className={`aria-disabled:opacity-60 ${wide} ${buttonClass('accent')}`}
      >
        {isPending ? t('buying') : t('buyShort')}
      </button>
      <FormAlert>{problem}</FormAlert>
    </>
  );
}
