import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const getChatRoom: CallOf<typeof contract.getChatRoom> = calls.getChatRoom;
export const sendChatMessage: CallOf<typeof contract.sendChatMessage> = calls.sendChatMessage;
export const leaveChatEmail: CallOf<typeof contract.leaveChatEmail> = calls.leaveChatEmail;
export const noteChatSeen: CallOf<typeof contract.noteChatSeen> = calls.noteChatSeen;
export const followChatRoom: CallOf<typeof contract.followChatRoom> = calls.followChatRoom;
