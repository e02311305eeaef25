import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getSignature } from './get-signature';

export const wechatRoutes = [route(contract.getSignature, getSignature)];
