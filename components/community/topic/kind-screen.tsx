import { useTranslations } from 'next-intl';
import type { ChannelType } from '@/lib/community/topic/codes';
import type { TopicItem } from '@/lib/community/topic/contract';
import type { Page } from '@/lib/platform/shared/wire';
import { KindLinks } from './kind-links';
import { KindOrders } from './kind-orders';

interface KindScreenProps {
  type: ChannelType;
  /** The channels with most members. */
  first: Page<TopicItem>;
}

/** Channels of a kind, or all, in the order that one chooses (specification section 2, /channel/{type}). */
export function KindScreen({ type, first }: KindScreenProps) {
  const t = useTranslations('topicPage');
  return (
    <>
      <div className="wrap pt-5 pb-2" data-sleeps="painted">
        <h1 className="text-2xl">{t('kindHeading', { type, kind: t(`kinds.${type}`) })}</h1>
        <div className="mt-4">
          <KindLinks current={type} />
        </div>
      </div>
      <KindOrders type={type} first={first} />
    </>
  );
}
