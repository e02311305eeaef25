import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { CardFeatured } from '@/components/business/banner/card-featured';
import { CardJobItem } from '@/components/careers/job/card-job-item';
import { CardChannelPages } from '@/components/community/topic/card-channel-pages';
import { CardBroadcast } from '@/components/live/broadcast/card-broadcast';
import { CardVideoCorner } from '@/components/works/playlist/card-video-corner';
import { CardBoardLink } from '@/components/works/ranking/card-board-link';
import { CardVideo } from '@/components/works/work/card-video';
import { jobsPath } from '@/lib/careers/job/client/addresses';
import type { JobItem } from '@/lib/careers/job/contract';
import { broadcastsPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import type { VideoItem } from '@/lib/works/work/contract';
import { FindActivities } from './find-activities';
import { FindArticles } from './find-articles';
import { FindCategories } from './find-categories';
import { FindChannels } from './find-channels';
import type { FindContent } from './find-content';
import { FindCreators } from './find-creators';
import { FindHot } from './find-hot';
import { FindPicks } from './find-picks';
import { FindPlaylists } from './find-playlists';
import { FindSearch } from './find-search';
import { FindSection } from './find-section';

type ListName = Exclude<keyof FindContent, 'hotWords' | 'banners' | 'categories'>;

/**
 * The sections in order, each with the page of its full list, if there is one; a new slice with something to discover
 * adds its line.
 */
const sections: (Pick<ComponentProps<typeof FindSection>, 'more' | 'Way'> & {
  name: ListName;
  show: (content: FindContent) => ReactNode;
})[] = [
  {
    name: 'picks',
    more: '/excellent',
    show: ({ picks, banners }) => <FindPicks list={picks} first={banners.length === 0} />,
  },
  { name: 'newVideos', more: '/type?order=new', show: ({ newVideos }) => <NewVideos list={newVideos} /> },
  {
    name: 'hotVideos',
    more: '/hotList/week',
    Way: CardBoardLink,
    show: ({ hotVideos }) => <FindHot list={hotVideos} />,
  },
  { name: 'articles', more: '/articleIndex', show: ({ articles }) => <FindArticles list={articles} /> },
  { name: 'playlists', show: ({ playlists }) => <FindPlaylists list={playlists} /> },
  { name: 'creators', more: '/hotList/creators', show: ({ creators }) => <FindCreators list={creators} /> },
  {
    name: 'channels',
    more: '/topicHome',
    show: ({ channels }) => (
      <>
        <FindChannels list={channels} />
        <CardChannelPages />
      </>
    ),
  },
  { name: 'live', more: broadcastsPath, show: ({ live }) => <FindLive list={live} /> },
  { name: 'activities', more: '/#activities', show: ({ activities }) => <FindActivities list={activities} /> },
  { name: 'jobs', more: jobsPath, show: ({ jobs }) => <FindJobs list={jobs} /> },
];

/** Discover (specification section 2): a search box, the categories, and the first items of every list. */
export function FindScreen({ content }: { content: FindContent }) {
  const t = useTranslations('discoverFind');
  return (
    <div className="wrap pt-5 pb-12" data-sleeps="painted">
      <h1 className="text-2xl">{t('heading')}</h1>
      <FindSearch hotWords={content.hotWords} />
      <FindCategories categories={content.categories} />
      <FindBanners banners={content.banners} />
      {sections
        .filter(({ name }) => content[name].length > 0)
        .map(({ name, show, ...ways }) => (
          <FindSection key={name} name={name} {...ways}>
            {show(content)}
          </FindSection>
        ))}
    </div>
  );
}

function FindBanners({ banners }: Pick<FindContent, 'banners'>) {
  if (banners.length === 0) return null;
  return (
    <div className="mt-7 md:mt-9">
      <CardFeatured banners={banners} />
    </div>
  );
}

function FindLive({ list }: { list: BroadcastItem[] }) {
  return (
    <ul className="grid gap-x-5 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
      {list.map((broadcast) => (
        <li key={broadcast.id}>
          <CardBroadcast broadcast={broadcast} />
        </li>
      ))}
    </ul>
  );
}

function FindJobs({ list }: { list: JobItem[] }) {
  return (
    <ul className="-mt-4 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line">
      {list.map((job) => (
        <li key={job.id}>
          <CardJobItem job={job} />
        </li>
      ))}
    </ul>
  );
}

function NewVideos({ list }: { list: VideoItem[] }) {
  return (
    <ul className="works-grid">
      {list.map((video, index) => (
        <li key={video.videoId}>
          <CardVideo
            video={video}
            lead={index === 0}
            corner={<CardVideoCorner id={video.videoId} title={video.title} />}
          />
        </li>
      ))}
    </ul>
  );
}
