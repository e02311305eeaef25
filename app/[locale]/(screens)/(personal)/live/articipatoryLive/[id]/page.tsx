import { StageScreen } from '@/components/live/stage/stage-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { stagePath } from '@/lib/live/stage/client/addresses';
import { getStage } from '@/lib/live/stage/server/get-stage';

export const generateMetadata = privateHead('stage.pageTitle');

/** The stage of a participatory broadcast for its host and for its guests; 404 for any other broadcast. */
export default async function StagePage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(stagePath(id));
  const stage = await getStage(context, { id, key: '' }).catch(orNotFound);
  return (
    <ClientWords of={stage.role === 'host' ? ['stage', 'stageHost'] : ['stage']}>
      <StageScreen key={id} stage={stage} />
    </ClientWords>
  );
}
