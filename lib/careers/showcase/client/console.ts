import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listCases: CallOf<typeof contract.listCases> = calls.listCases;
export const getListedCase: CallOf<typeof contract.getListedCase> = calls.getListedCase;
export const writeCase: CallOf<typeof contract.writeCase> = calls.writeCase;
export const takeCaseDown: CallOf<typeof contract.takeCaseDown> = calls.takeCaseDown;
