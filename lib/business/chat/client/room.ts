import { remote } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const getChatRoom = remote<typeof contract.getChatRoom>(calls.getChatRoom);
export const sendChatMessage = remote<typeof contract.sendChatMessage>(calls.sendChatMessage);
export const leaveChatEmail = remote<typeof contract.leaveChatEmail>(calls.leaveChatEmail);
export const noteChatSeen = remote<typeof contract.noteChatSeen>(calls.noteChatSeen);
export const followChatRoom = remote<typeof contract.followChatRoom>(calls.followChatRoom);
