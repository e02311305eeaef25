import { remote } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listChats = remote<typeof contract.listChats>(calls.listChats);
export const getChat = remote<typeof contract.getChat>(calls.getChat);
export const answerChat = remote<typeof contract.answerChat>(calls.answerChat);
export const setChatState = remote<typeof contract.setChatState>(calls.setChatState);
export const followChats = remote<typeof contract.followChats>(calls.followChats);
