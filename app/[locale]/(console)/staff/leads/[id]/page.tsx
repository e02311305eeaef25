import { LeadConsole } from '@/components/business/lead/console-lead';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getLead } from '@/lib/business/lead/server/get-lead';

export const generateMetadata = consoleHead('answerLeads', 'leadConsole.title');

/** One request. */
export default async function LeadPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('answerLeads', `/staff/leads/${id}`);
  const lead = await getLead(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['staff', 'leadConsole']}>
      <LeadConsole key={lead.id} lead={lead} />
    </ClientWords>
  );
}
