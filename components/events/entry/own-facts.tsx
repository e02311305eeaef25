import { useTranslations } from 'next-intl';
import { termsVersionPath } from '@/lib/events/contest/client/addresses';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { standingStates } from '@/lib/events/entry/codes';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { Link } from '@/lib/platform/i18n/link';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface OwnFactsProps {
  draft: EntryDraft;
  contest: ContestDetail | null;
}

/** How an entry was sent: category, way, fee, terms; and that its work is locked. */
export function OwnFacts({ draft, contest }: OwnFactsProps) {
  const t = useTranslations('entryOwn.facts');
  const modeOf = useTranslations('entry.mode');
  const { categoryId, mode, feeFen, orderId, agreedVersion } = draft;
  const category = contest?.categories.find(({ id }) => id === categoryId)?.name.text;
  const link = (href: string, words: string) => (
    <Link href={href} className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink-2">
      {words}
    </Link>
  );
  const facts = [
    { label: t('category'), value: category },
    { label: t('mode'), value: modeOf(mode) },
    { label: t('fee'), value: feeFen === null ? null : feeFen === 0 ? t('free') : yuan(feeFen) },
    { label: t('order'), value: orderId && link(`/order/${encodeURIComponent(orderId)}`, t('toOrder')) },
    {
      label: t('terms'),
      value:
        agreedVersion !== null &&
        link(termsVersionPath(draft.contest.name, agreedVersion), t('version', { version: agreedVersion })),
    },
  ].filter(({ value }) => value);
  return (
    <div>
      <dl className="border-line border-t">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex min-h-11 items-center justify-between gap-4 border-line border-b">
            <dt className="flex-none text-ink-3">{label}</dt>
            <dd className="min-w-0 text-right tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isLocked(draft) && <p className="mt-3 text-ink-3 text-sm text-pretty">{t('locked')}</p>}
    </div>
  );
}

/** Its work can be neither changed nor deleted now. */
function isLocked({ state, contest: { phase } }: EntryDraft): boolean {
  const isStanding = state === 'pendingPayment' || standingStates.some((one) => one === state);
  return isStanding && (phase === 'open' || phase === 'judging');
}
