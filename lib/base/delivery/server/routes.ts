import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { findOutbox } from './find-outbox';

export const deliveryRoutes = [route(contract.findOutbox, findOutbox)];
