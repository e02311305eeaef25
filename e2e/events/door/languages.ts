import en from '../../../messages/en/events/door.json' with { type: 'json' };
import zh from '../../../messages/zh/events/door.json' with { type: 'json' };

const words: typeof zh = en;

/** Both languages with their address prefix, their hash, and the messages of doors. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', door: zh },
  { name: 'en', prefix: '/en', marker: '#!en', door: words },
] as const;
