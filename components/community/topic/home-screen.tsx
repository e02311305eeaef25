import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { TopicItem, TopicVideo } from '@/lib/community/topic/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardChannelPages } from './card-channel-pages';
import { FollowedChannels } from './followed-channels';
import { HomePlace } from './home-place';
import { KindLinks } from './kind-links';
import { LatestWorks } from './latest-works';
import { RecommendedChannels } from './recommended-channels';

interface HomeScreenProps {
  /** What is recommended to a visitor. */
  recommended: TopicItem[];
  works: Page<TopicVideo>;
}

/** The home of the channels (specification section 2, /topicHome): one's own, recommended ones, kinds, new works of all. */
export function HomeScreen({ recommended, works }: HomeScreenProps) {
  const t = useTranslations('topicPage.home');
  return (
    <div className="wrap pt-5 pb-12" data-sleeps="painted">
      <HomePlace />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('heading')}</h1>
        <Link href="/AddTopic" rel="nofollow" className={buttonClass('line')}>
          {t('add')}
        </Link>
      </div>
      <FollowedChannels />
      <Section id="kinds" title={t('kinds')}>
        <KindLinks />
        <CardChannelPages />
      </Section>
      <Section id="recommended" title={t('recommended')}>
        <RecommendedChannels first={recommended} />
      </Section>
      <Section id="latest" title={t('latest')}>
        <LatestWorks first={works} />
      </Section>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 md:mt-12">
      <h2 id={id} className="mb-3 text-xl md:mb-4 md:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
