import { useLocale, useTranslations } from 'next-intl';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { useReviewFacts } from '@/components/base/staff/card-review-parts';
import { Picture } from '@/components/ui/picture';
import type { BroadcastForReview } from '@/lib/live/broadcast/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { coverCuts } from './cover';

/** What is known of a broadcast beside its texts. */
export function BroadcastFacts({ broadcast }: { broadcast: BroadcastForReview }) {
  const t = useTranslations('broadcastConsole');
  const phaseOf = useTranslations('broadcast.phase');
  const { state, reason, submittedAt } = useReviewFacts(broadcast);
  const { cover, host, hostId, phase, startTime, minutes, priceFen, source, sourceAddress } = broadcast;
  const { topicId, topicTitle } = broadcast;
  const link = (href: string, words: string) => (
    <Link href={href} className="underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <ConsoleSection title={t('facts')}>
      <Facts
        facts={[
          state,
          { label: t('phase'), value: phase && phaseOf(phase) },
          reason,
          { label: t('host'), value: link(`/otherPeople?userId=${encodeURIComponent(hostId)}`, host) },
          { label: t('cover'), value: <Cover cover={cover} /> },
          { label: t('starts'), value: startTime && formatDate(Date.parse(startTime), { withTime: true }) },
          { label: t('length'), value: t('minutes', { minutes }) },
          { label: t('price'), value: priceFen === 0 ? t('free') : yuan(priceFen) },
          { label: t('source'), value: t(`sources.${source}`) },
          { label: t('address'), value: sourceAddress },
          { label: t('options'), value: <Options broadcast={broadcast} /> },
          {
            label: t('channel'),
            value: topicId && link(`/topicIntroduce?topicId=${encodeURIComponent(topicId)}`, topicTitle),
          },
          submittedAt,
          { label: t('id'), value: broadcast.id },
        ]}
      />
    </ConsoleSection>
  );
}

/** What the host chose; a dash for nothing. */
function Options({ broadcast }: { broadcast: BroadcastForReview }) {
  const t = useTranslations('broadcastConsole');
  const locale = useLocale();
  const chosen = (['keepsReplay', 'isParticipatory'] as const).filter((name) => broadcast[name]);
  if (chosen.length === 0) return '—';
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(chosen.map((name) => t(name)));
}

function Cover({ cover }: { cover: string }) {
  const t = useTranslations('broadcastConsole');
  if (!cover) return t('noCover');
  return (
    <Picture picture={cover} cuts={coverCuts} sizes="320px" alt={t('cover')} className="aspect-video w-80 rounded-sm" />
  );
}
