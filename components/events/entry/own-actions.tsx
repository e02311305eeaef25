'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { EditRemove } from '@/components/works/work/card-edit-remove';
import { entryPath, ownEntriesPath } from '@/lib/events/entry/client/addresses';
import { useEntryActs } from '@/lib/events/entry/client/own-entries';
import type { ShownState } from '@/lib/events/entry/codes';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { isTakenDown } from '@/lib/events/entry/rules/take-down';
import { toast } from '@/lib/platform/client/toast';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { OwnWithdraw } from './own-withdraw';

const withdrawable: readonly ShownState[] = ['unpaid', 'pendingPayment', 'submitted'];
const shown: readonly ShownState[] = ['shortlisted', 'notAwarded', 'awarded'];

/** What its entrant can do with an entry that is sent, or is late. */
export function OwnActions({ draft }: { draft: EntryDraft }) {
  const t = useTranslations('entryOwn.actions');
  const { id, state, orderId, contest } = draft;
  const mayPay = orderId !== null && (state === 'unpaid' || state === 'pendingPayment');
  const mayWithdraw = contest.phase === 'open' && withdrawable.includes(state);
  return (
    <>
      {mayPay && (
        <div>
          <Link
            href={`/order/${encodeURIComponent(orderId)}/pay`}
            className={`min-h-12 w-full text-lg ${buttonClass('accent')}`}
          >
            {t(state === 'unpaid' ? 'pay' : 'transfer')}
          </Link>
          <p className="mt-2 text-ink-3 text-sm text-pretty">{t('payHint')}</p>
        </div>
      )}
      {shown.includes(state) && !isTakenDown(draft) && (
        <Link href={entryPath(contest.name, id)} className={`w-full ${buttonClass('accent')}`}>
          {t('see')}
        </Link>
      )}
      {mayWithdraw && <OwnWithdraw draft={draft} />}
      {state === 'draft' && <RemoveDraft id={id} />}
    </>
  );
}

/** A draft that cannot be sent any more. */
function RemoveDraft({ id }: { id: string }) {
  const t = useTranslations('entryEdit.remove');
  const acts = useEntryActs();
  const router = useRouter();
  async function remove() {
    try {
      await acts.remove(id);
    } catch {
      // The call itself reports errors.
      return;
    }
    toast(t('done'));
    router.replace(ownEntriesPath);
  }
  return <EditRemove words={{ action: t('action'), title: t('title'), text: t('text') }} onRemove={remove} />;
}
