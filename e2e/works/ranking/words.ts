import en from '../../../messages/en/works/ranking.json' with { type: 'json' };
import zh from '../../../messages/zh/works/ranking.json' with { type: 'json' };

/** Both languages with the beginning of their addresses, and what the boards say in them. */
export const languages = [
  { name: 'zh', prefix: '', words: zh },
  { name: 'en', prefix: '/en', words: en },
] as const;
