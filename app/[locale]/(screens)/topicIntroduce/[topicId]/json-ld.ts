import { absoluteUrl, interactions, listedWorks, listItems, type PageFacts } from '@/lib/app/json-ld';
import type { TopicDetail } from '@/lib/community/topic/contract';
import { channelPath, kindPath } from '@/lib/community/topic/rules/channel-path';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import type { VideoItem } from '@/lib/works/work/contract';

interface ChannelFacts extends PageFacts {
  topic: TopicDetail;
  works: readonly VideoItem[];
  /** What the home of the channels and the kind are called. */
  channels: string;
  kind: string;
}

/** Says to search engines what a channel is about, how many people and works are in it, and where it stands. */
export function channelJsonLd({ topic, works, channels, kind, ...facts }: ChannelFacts): Record<string, unknown> {
  const path = channelPath(topic.id);
  const url = absoluteUrl(facts, path);
  const { nameZh, nameEn, title, background, memberCount, videoCount } = topic;
  const page = {
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: title,
    alternateName: [nameZh, nameEn].find((name) => name && name !== title) ?? undefined,
    description: topic.introduction || undefined,
    image: background ? new URL(thumbnail(background, { width: 1160, height: 330 }), facts.siteUrl).href : undefined,
    dateCreated: topic.createdAt,
    interactionStatistic: [interactions('FollowAction', memberCount), interactions('WriteAction', videoCount)],
    mainEntity: { '@type': 'ItemList', itemListElement: listItems(facts, listedWorks(works)) },
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: channels, path: '/topicHome' },
    { name: kind, path: kindPath(topic.kind) },
    { name: title, path },
  ];
  return { '@graph': [page, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
