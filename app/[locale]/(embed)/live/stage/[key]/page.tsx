import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { StageViewScreen } from '@/components/live/stage/stage-view-screen';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { visitorContext } from '@/lib/app/visitor';
import { getStage } from '@/lib/live/stage/server/get-stage';

/** It shows who is on the stage now, and is only for who has its key. */
export const dynamic = 'force-dynamic';

/** Its address is a secret key: neither search engines nor other sites may get it. */
export const generateMetadata = privateHead('stageView.pageTitle', {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** The stage of a broadcast for its host's encoder, which has no account. */
export default async function StageViewPage({ params }: PageProps<'key'>) {
  const { key } = await params;
  if (!/^[\w-]{1,64}$/.test(key)) notFound();
  const stage = await getStage(visitorContext(await getLocale()), { id: '', key }).catch(orNotFound);
  return (
    <ClientWords of={['stageView']}>
      <StageViewScreen passKey={key} stage={stage} />
    </ClientWords>
  );
}
