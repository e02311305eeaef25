import { type Route, route, stream } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { answerChat } from './answer-chat';
import { followChatRoom } from './follow-chat-room';
import { followChats } from './follow-chats';
import { getChat } from './get-chat';
import { getChatRoom } from './get-chat-room';
import { leaveChatEmail } from './leave-chat-email';
import { listChats } from './list-chats';
import { noteChatSeen } from './note-chat-seen';
import { sendChatMessage } from './send-chat-message';
import { setChatState } from './set-chat-state';

export const chatRoutes: readonly Route[] = [
  route(contract.getChatRoom, getChatRoom),
  route(contract.sendChatMessage, sendChatMessage),
  route(contract.leaveChatEmail, leaveChatEmail),
  route(contract.noteChatSeen, noteChatSeen),
  stream(contract.followChatRoom, followChatRoom),
  route(contract.listChats, listChats),
  route(contract.getChat, getChat),
  route(contract.answerChat, answerChat),
  route(contract.setChatState, setChatState),
  stream(contract.followChats, followChats),
];
