import enChat from '../../../messages/en/business/chat.json' with { type: 'json' };
import enConsole from '../../../messages/en/business/chat-console.json' with { type: 'json' };
import zhChat from '../../../messages/zh/business/chat.json' with { type: 'json' };
import zhConsole from '../../../messages/zh/business/chat-console.json' with { type: 'json' };

/** Both languages with their address prefix, their hash, and the messages of chat and desk. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', chat: zhChat, desk: zhConsole },
  { name: 'en', prefix: '/en', marker: '#!en', chat: enChat, desk: enConsole },
] as const;
export type Language = (typeof languages)[number];
