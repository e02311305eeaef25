export const getChatRoom = { name: 'getChatRoom', method: 'GET', path: '/api/chat/room', background: true } as const;
export const sendChatMessage = {
  name: 'sendChatMessage',
  method: 'POST',
  path: '/api/chat/send',
  background: true,
} as const;
export const leaveChatEmail = { name: 'leaveChatEmail', method: 'POST', path: '/api/chat/email' } as const;
export const noteChatSeen = { name: 'noteChatSeen', method: 'POST', path: '/api/chat/seen', background: true } as const;
export const followChatRoom = {
  name: 'followChatRoom',
  method: 'GET',
  path: '/api/chat/follow',
  background: true,
} as const;
export const listChats = {
  name: 'listChats',
  method: 'GET',
  path: '/api/chat/conversations',
  background: true,
} as const;
export const getChat = { name: 'getChat', method: 'GET', path: '/api/chat/conversation', background: true } as const;
export const answerChat = { name: 'answerChat', method: 'POST', path: '/api/chat/answer', background: true } as const;
export const setChatState = { name: 'setChatState', method: 'POST', path: '/api/chat/state' } as const;
export const followChats = {
  name: 'followChats',
  method: 'GET',
  path: '/api/chat/conversations/follow',
  background: true,
} as const;
