import { useTranslations } from 'next-intl';
import { CardAbout } from '@/components/events/activity/card-about';
import { CardDiscussion } from '@/components/reactions/comment/card-discussion';
import type { BroadcastDetail, BroadcastItem } from '@/lib/live/broadcast/contract';
import type { Page } from '@/lib/platform/shared/wire';
import type { Thread } from '@/lib/reactions/comment/contract';
import { BroadcastNow } from './broadcast-now';
import type { BroadcastSlots } from './broadcast-slots';
import { CardBroadcast } from './card-broadcast';

interface BroadcastScreenProps {
  broadcast: BroadcastDetail;
  /** Its details as displayed. */
  html: string;
  /** The first comments. */
  comments: Page<Thread>;
  /** Others of its host. */
  others: BroadcastItem[];
  /** The next ones of everybody else. */
  coming: BroadcastItem[];
  slots: BroadcastSlots;
}

/** A broadcast (specification section 2, /live/liveDetail): what it is now, what it is about, and what is said about it. */
export function BroadcastScreen({ broadcast, html, comments, others, coming, slots }: BroadcastScreenProps) {
  const t = useTranslations('broadcastPage');
  const { id, titleLanguage, commentCount, host } = broadcast;
  return (
    <div className="wrap pt-5 pb-12 md:pt-8" data-sleeps="painted">
      <BroadcastNow broadcast={broadcast} slots={slots} />
      <div className="mx-auto mt-10 max-w-180 md:mt-14">
        <CardAbout
          {...{ id, titleLanguage, html }}
          organiser={host}
          words={{ title: t('details'), only: t('only', { language: titleLanguage }), organiser: t('host') }}
        />
        <div className="mt-10 md:mt-14">
          <CardDiscussion kind="live" thingId={id} count={commentCount} first={comments} />
        </div>
      </div>
      <Others id="others" title={t('others', { nickname: host.nickname })} list={others} />
      <Others id="coming" title={t('coming')} list={coming} />
    </div>
  );
}

function Others({ id, title, list }: { id: string; title: string; list: BroadcastItem[] }) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 border-line border-t pt-5 md:mt-16">
      <h2 id={id} className="mb-4 text-xl md:text-2xl">
        {title}
      </h2>
      <ul className="grid gap-x-5 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {list.map((broadcast) => (
          <li key={broadcast.id}>
            <CardBroadcast broadcast={broadcast} />
          </li>
        ))}
      </ul>
    </section>
  );
}
