import enTopic from '../../../messages/en/community/topic.json' with { type: 'json' };
import enPage from '../../../messages/en/community/topic-page.json' with { type: 'json' };
import zhTopic from '../../../messages/zh/community/topic.json' with { type: 'json' };
import zhPage from '../../../messages/zh/community/topic-page.json' with { type: 'json' };

/** Both languages with their address prefix, their hash, and the messages of channels. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', topic: zhTopic, words: zhPage },
  { name: 'en', prefix: '/en', marker: '#!en', topic: enTopic, words: enPage },
] as const;
