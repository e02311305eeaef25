import en from '../../../messages/en/community/article.json' with { type: 'json' };
import enComment from '../../../messages/en/reactions/comment.json' with { type: 'json' };
import zh from '../../../messages/zh/community/article.json' with { type: 'json' };
import zhComment from '../../../messages/zh/reactions/comment.json' with { type: 'json' };

/** Both languages with their address prefix, their hash, and the messages of the pages of articles. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', words: zh, talk: zhComment },
  { name: 'en', prefix: '/en', marker: '#!en', words: en, talk: enComment },
] as const;
