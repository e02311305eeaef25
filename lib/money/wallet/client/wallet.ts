import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findMovements: CallOf<typeof contract.findMovements> = calls.findMovements;
export const topUp: CallOf<typeof contract.topUp> = calls.topUp;

/** Changes of the balance or of the points, 20 at a time. */
export const movementsQuery = (unit: 'fen' | 'points') => pagedQuery(findMovements, { unit, pageSize: 20 });
