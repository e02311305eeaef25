import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

export const listChats = remote<typeof contract.listChats>({
  name: 'listChats',
  method: 'GET',
  path: '/api/chat/conversations',
  background: true,
});
export const getChat = remote<typeof contract.getChat>({
  name: 'getChat',
  method: 'GET',
  path: '/api/chat/conversation',
  background: true,
});
export const answerChat = remote<typeof contract.answerChat>({
  name: 'answerChat',
  method: 'POST',
  path: '/api/chat/answer',
  background: true,
});
export const setChatState = remote<typeof contract.setChatState>({
  name: 'setChatState',
  method: 'POST',
  path: '/api/chat/state',
});
export const followChats = remote<typeof contract.followChats>({
  name: 'followChats',
  method: 'GET',
  path: '/api/chat/conversations/follow',
  background: true,
});
