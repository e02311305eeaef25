import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findDemandsOfCompany: CallOf<typeof contract.findDemandsOfCompany> = calls.findDemandsOfCompany;

/** The demands of a company that take proposals, 20 at a time. */
export const demandsOfCompanyQuery = (userId: string) => pagedQuery(findDemandsOfCompany, { pageSize: 20, userId });
