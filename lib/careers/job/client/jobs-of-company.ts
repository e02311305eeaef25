import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findJobsOfCompany: CallOf<typeof contract.findJobsOfCompany> = calls.findJobsOfCompany;

/** The open jobs of a company, 20 at a time. */
export const jobsOfCompanyQuery = (userId: string) => pagedQuery(findJobsOfCompany, { userId, pageSize: 20 });
