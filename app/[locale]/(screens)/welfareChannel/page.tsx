import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { WelfareScreen } from '@/components/community/topic/welfare-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { channelsJsonLd } from '../channels-json-ld';
import { readWelfarePage, welfarePath } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const { channels } = await readWelfarePage(await getLocale());
  const t = await getTranslations('welfare');
  const picture = channels[0]?.topic.thumb ?? null;
  return publicHead({ path: welfarePath, picture, title: t('title'), description: t('description') });
}

/** Channels for the public good, with their works (specification section 2, /welfareChannel). */
export default async function WelfarePage() {
  const { channels, hasMore } = await readWelfarePage(await getLocale());
  const name = (await getTranslations('welfare'))('heading');
  const facts = { name, path: welfarePath, channels: channels.map(({ topic }) => topic), ...(await pageFacts()) };
  return (
    <ClientWords of={['topic', 'workCard']}>
      <JsonLd data={channelsJsonLd(facts)} />
      <WelfareScreen channels={channels} hasMore={hasMore} />
    </ClientWords>
  );
}
