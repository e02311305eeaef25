import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findDemands: CallOf<typeof contract.findDemands> = calls.findDemands;

/** Demands that take proposals by their filters, 20 at a time. */
export const demandsQuery = (filter: contract.DemandFilter) => pagedQuery(findDemands, { ...filter, pageSize: 20 });
