import { reviewReasons } from '@/components/base/staff/card-review';
import { VideoPlayer } from '@/components/works/film/card-player';
import { WorkConsole } from '@/components/works/work/console-work';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { sectionsOf } from '@/lib/app/console';
import { messages } from '@/lib/app/messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getWorkForReview } from '@/lib/works/work/server/review/get-work-for-review';

export const generateMetadata = consoleHead('reviewWorks', 'staff.sections.works');

/** One work. */
export default async function WorkPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('reviewWorks', `/staff/works/${id}`);
  const work = await getWorkForReview(context, { id }).catch(orNotFound);
  // An author who gave no Chinese title writes English.
  const written = work.titleZh === '' && work.titleEn !== '' ? 'en' : 'zh';
  const { reasonNames } = messages[context.language].workConsole;
  const reasons = reviewReasons(written, reasonNames, messages[written].workConsole.reasons);
  const mayPick = sectionsOf(context).some(({ name }) => name === 'picks');
  return (
    <ClientWords of={['staff', 'staffReview', 'workConsole', 'workCategory', 'filmPlayer']}>
      <WorkConsole key={work.id} {...{ work, reasons, mayPick }} Player={VideoPlayer} />
    </ClientWords>
  );
}
