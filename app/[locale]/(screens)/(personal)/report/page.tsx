import { ReportScreen } from '@/components/base/moderation/report-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { findReportable } from '@/lib/base/moderation/server/find-reportable';

export const generateMetadata = privateHead('moderation.title');

/** Reports what `type` and `id` name (specification section 2); 404 for what is not public. */
export default async function ReportPage({ searchParams }: PageProps) {
  const { type, id } = await searchParams;
  const context = await requirePerson('/report', searchParams);
  const kind = typeof type === 'string' ? type : '';
  const reportable = await findReportable(context, kind, typeof id === 'string' ? id : '').catch(orNotFound);
  return (
    <ClientWords of={['moderation', 'pictures']}>
      <ReportScreen key={`${kind} ${id}`} {...reportable} />
    </ClientWords>
  );
}
