import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { exportOrders } from './export-orders';
import { getAnyOrder, listOrders } from './list-orders';
import { countOrders, findOrders, getOrder } from './read-order';

export const orderRoutes = [
  route(contract.findOrders, findOrders),
  route(contract.countOrders, countOrders),
  route(contract.getOrder, getOrder),
  route(contract.listOrders, listOrders),
  route(contract.getAnyOrder, getAnyOrder),
  route(contract.exportOrders, exportOrders),
];
