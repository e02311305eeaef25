import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FollowedWorks } from '@/components/front/centre/followed-works';
import { NoticesScreen } from '@/components/reactions/message/notices-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import type { PageProps } from '@/lib/app/page-props';
import { findFollowedNews } from '@/lib/works/recommend/server/find-followed-news';
import { listFollowedVideos } from '@/lib/works/recommend/server/list-followed-videos';
import { readNotices } from '../../read-notices';

/** What `/otherMessage/{step}` shows: notices of a type, or new works of the people whom one follows. */
const steps = ['likes', 'follows', 'events', 'works'] as const;

const stepOf = async ({ params }: PageProps<'step'>) => {
  const { step } = await params;
  return steps.find((one) => one === step);
};

export async function generateMetadata(props: PageProps<'step'>): Promise<Metadata> {
  const t = await getTranslations('message');
  const step = await stepOf(props);
  return { title: step ? t(`titles.${step}`) : t('missing.title'), robots: { index: false } };
}

/** Messages of one kind (specification section 2); a step that there is not is no page. */
export default async function OtherMessagePage(props: PageProps<'step'>) {
  const { step: asked } = await props.params;
  const context = await requirePerson(`/otherMessage/${encodeURIComponent(asked)}`);
  const step = (await stepOf(props)) ?? notFound();
  if (step !== 'works') {
    return (
      <ClientWords of={['message', 'format']}>
        <NoticesScreen {...(await readNotices(context, step))} />
      </ClientWords>
    );
  }
  const [first, { until }] = await Promise.all([
    listFollowedVideos(context, { pageIndex: 1, pageSize: 20 }),
    findFollowedNews(context),
  ]);
  return (
    <ClientWords of={['centre', 'workCard', 'collection', 'playlist']}>
      <FollowedWorks first={first} until={until} />
    </ClientWords>
  );
}
