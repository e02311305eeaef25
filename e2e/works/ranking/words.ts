import en from '../../../messages/en/works/ranking.json' with { type: 'json' };
import zh from '../../../messages/zh/works/ranking.json' with { type: 'json' };

/** Both languages with their address prefix, and the messages of the boards. */
export const languages = [
  { name: 'zh', prefix: '', words: zh },
  { name: 'en', prefix: '/en', words: en },
] as const;
