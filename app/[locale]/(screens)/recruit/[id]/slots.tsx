import { CardApply } from '@/components/careers/application/card-apply';
import type { JobSlots } from '@/components/careers/job/job-slots';
import type { JobDetail } from '@/lib/careers/job/contract';

/** What the slice above jobs adds to the page of one: the way to apply. */
export function slotsOf({ id, title, company }: JobDetail): JobSlots {
  const job = { id, title, companyId: company.userId };
  return { open: <CardApply job={job} isOpen />, closed: <CardApply job={job} isOpen={false} /> };
}
