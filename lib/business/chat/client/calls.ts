import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

export const getChatRoom = remote<typeof contract.getChatRoom>({
  name: 'getChatRoom',
  method: 'GET',
  path: '/api/chat/room',
  background: true,
});

export const sendChatMessage = remote<typeof contract.sendChatMessage>({
  name: 'sendChatMessage',
  method: 'POST',
  path: '/api/chat/send',
  background: true,
});

export const leaveChatEmail = remote<typeof contract.leaveChatEmail>({
  name: 'leaveChatEmail',
  method: 'POST',
  path: '/api/chat/email',
});

export const noteChatSeen = remote<typeof contract.noteChatSeen>({
  name: 'noteChatSeen',
  method: 'POST',
  path: '/api/chat/seen',
  background: true,
});

export const followChatRoom = remote<typeof contract.followChatRoom>({
  name: 'followChatRoom',
  method: 'GET',
  path: '/api/chat/follow',
  background: true,
});
