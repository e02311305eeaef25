import { useTranslations } from 'next-intl';
import type { OwnEntry } from '@/lib/events/entry/contract';
import { isTakenDown } from '@/lib/events/entry/rules/take-down';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

const timeOf = (iso: string) => formatDate(Date.parse(iso), { withTime: true });

/**
 * Says what its state means for an entrant, and what comes next with its date. Returns the text for an entry and, where they are
 * known, the times of its contest.
 */
export function useNextWords(): (entry: OwnEntry, resultsTime?: string | null) => string {
  const t = useTranslations('entryOwn.next');
  return (entry, resultsTime = null) => {
    const { state, contest, payBefore, feeFen, reason } = entry;
    const [isOpen, close] = [contest.phase === 'open', timeOf(contest.enrolEndTime)];
    const results = resultsTime === null ? 'none' : 'known';
    const known = { close, results, time: resultsTime === null ? '' : timeOf(resultsTime) };
    if (contest.phase === 'canceled') return t('canceled');
    if (isTakenDown(entry)) return t('takenDown');
    switch (state) {
      case 'draft':
        return isOpen ? t('draft', { close }) : t('draftClosed');
      case 'unpaid':
        return payBefore === null ? t('unpaidOther') : t('unpaid', { time: timeOf(payBefore), sum: yuan(feeFen ?? 0) });
      case 'pendingPayment':
        return payBefore === null ? t('slipSent') : t('transfer', { time: timeOf(payBefore) });
      case 'submitFailed':
        return isOpen
          ? t('failed', { close, why: reason === '' ? 'lapsed' : 'check' })
          : t('failedClosed', { why: reason === '' ? 'lapsed' : 'check' });
      case 'submitted':
        return isOpen ? t('submitted', known) : t('judged', known);
      case 'shortlisted':
        return t('shortlisted', known);
      default:
        return t(state);
    }
  };
}
