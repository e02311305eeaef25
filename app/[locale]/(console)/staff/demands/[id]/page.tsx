import { reviewReasons } from '@/components/base/staff/card-review';
import { DemandConsole } from '@/components/careers/demand/console-demand';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { messages } from '@/lib/app/messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { mayPostForCustomers } from '@/lib/careers/demand/server/own/may-post-for-customers';
import { getDemandForReview } from '@/lib/careers/demand/server/review/get-demand-for-review';

export const generateMetadata = consoleHead('reviewDemands', 'staff.sections.demands');

/** One demand. */
export default async function DemandPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('reviewDemands', `/staff/demands/${id}`);
  const demand = await getDemandForReview(context, { id }).catch(orNotFound);
  // A company that wrote no Chinese reads English.
  const written = demand.bodyZh === '' && demand.bodyEn !== '' ? 'en' : 'zh';
  const { reasonNames } = messages[context.language].demandConsole;
  const reasons = reviewReasons(written, reasonNames, messages[written].demandConsole.reasons);
  return (
    <ClientWords of={['staff', 'staffReview', 'demandConsole', 'demand']}>
      <DemandConsole
        key={demand.id}
        {...{ demand, reasons }}
        now={context.now()}
        isSales={mayPostForCustomers(context)}
      />
    </ClientWords>
  );
}
