import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { OrderState } from '../codes';
import type * as contract from '../contract';

const findOrders: CallOf<typeof contract.findOrders> = calls.findOrders;
const getOrder: CallOf<typeof contract.getOrder> = calls.getOrder;

/** Orders of the caller in a state, or all of them, 20 at a time. */
export const ordersQuery = (state?: OrderState) => pagedQuery(findOrders, { ...(state && { state }), pageSize: 20 });

/** An order of the caller with its lines and its history. */
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: [getOrder.path, id], queryFn: ({ signal }) => call(getOrder, { id }, { signal }) });
