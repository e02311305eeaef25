import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listPointRules: CallOf<typeof contract.listPointRules> = calls.listPointRules;
export const savePointRule: CallOf<typeof contract.savePointRule> = calls.savePointRule;
