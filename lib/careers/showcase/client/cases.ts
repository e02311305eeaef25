import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findCases: CallOf<typeof contract.findCases> = calls.findCases;

/** Public cases, 20 at a time. */
export const casesQuery = pagedQuery(findCases, { pageSize: 20 });
