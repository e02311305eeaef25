import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listOrders: CallOf<typeof contract.listOrders> = calls.listOrders;
export const getAnyOrder: CallOf<typeof contract.getAnyOrder> = calls.getAnyOrder;
export const exportOrders: CallOf<typeof contract.exportOrders> = calls.exportOrders;
