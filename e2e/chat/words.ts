import enChat from '../../messages/en/chat.json' with { type: 'json' };
import enConsole from '../../messages/en/chat-console.json' with { type: 'json' };
import zhChat from '../../messages/zh/chat.json' with { type: 'json' };
import zhConsole from '../../messages/zh/chat-console.json' with { type: 'json' };

/** Both languages with the beginning of their addresses, their marker, and what chat and desk say in them. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', chat: zhChat, desk: zhConsole },
  { name: 'en', prefix: '/en', marker: '#!en', chat: enChat, desk: enConsole },
] as const;
export type Language = (typeof languages)[number];
