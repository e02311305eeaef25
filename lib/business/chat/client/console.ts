import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listChats: CallOf<typeof contract.listChats> = calls.listChats;
export const getChat: CallOf<typeof contract.getChat> = calls.getChat;
export const answerChat: CallOf<typeof contract.answerChat> = calls.answerChat;
export const setChatState: CallOf<typeof contract.setChatState> = calls.setChatState;
export const followChats: CallOf<typeof contract.followChats> = calls.followChats;
