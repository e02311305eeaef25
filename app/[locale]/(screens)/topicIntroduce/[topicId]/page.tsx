import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CardChannelArticles } from '@/components/community/article/card-channel-articles';
import { CardChannelQuestions } from '@/components/community/question/card-channel-questions';
import { ChannelScreen } from '@/components/community/topic/channel-screen';
import { CardChannelActivities } from '@/components/events/activity/card-channel-activities';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { channelJsonLd } from './json-ld';
import { readTopicPage } from './read';

/** No channel's page is made at build: each is made when it is first asked for, and kept until it is wrong. */
export const generateStaticParams = () => [];

/** The id is in the query of the address (`next.config.mjs` makes it a part of the path), where search engines know it. */
async function read({ params }: PageProps<'topicId'>) {
  return readTopicPage(await getLocale(), (await params).topicId);
}

export async function generateMetadata(props: PageProps<'topicId'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations('topicPage');
  if (!found) return { title: t('missing.title') };
  const { id, title, introduction, background, thumb } = found.topic;
  return publicHead({
    path: `/topicIntroduce?topicId=${id}`,
    feed: `/feeds/channels/${id}`,
    title: t('channel.title', { title }),
    description: truncate(introduction.replaceAll(/\s+/g, ' '), 160) || t('channel.description', { title }),
    picture: background ?? thumb,
  });
}

/** A channel (specification section 2, /topicIntroduce). */
export default async function ChannelPage(props: PageProps<'topicId'>) {
  const { topic, works } = (await read(props)) ?? notFound();
  const t = await getTranslations('topicPage');
  const facts = { channels: t('home.heading'), kind: t(`kinds.${topic.kind}`), ...(await pageFacts()) };
  return (
    <ClientWords
      of={[
        'topic',
        'topicPage',
        'person',
        'workCard',
        'collection',
        'playlist',
        'article.card',
        'article.channel',
        'question',
        'activity',
        'activityLists.channel',
        'format',
      ]}
    >
      <JsonLd data={channelJsonLd({ topic, works: works.list, ...facts })} />
      <ChannelScreen topic={topic} firstWorks={works} more={await tabsAbove(topic.id)} />
    </ClientWords>
  );
}

/** What stands in a channel of slices above it, each fetched when its tab is opened. */
async function tabsAbove(topicId: string) {
  const articles = await getTranslations('article.channel');
  const questions = await getTranslations('question');
  const activities = await getTranslations('activityLists.channel');
  return [
    { name: 'articles', label: articles('tab'), panel: <CardChannelArticles topicId={topicId} /> },
    { name: 'questions', label: questions('tab'), panel: <CardChannelQuestions topicId={topicId} /> },
    { name: 'activities', label: activities('tab'), panel: <CardChannelActivities topicId={topicId} /> },
  ];
}
