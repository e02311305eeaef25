import enActivity from '../../../messages/en/events/activity.json' with { type: 'json' };
import enLists from '../../../messages/en/events/activity-lists.json' with { type: 'json' };
import enPage from '../../../messages/en/events/activity-page.json' with { type: 'json' };
import enComment from '../../../messages/en/reactions/comment.json' with { type: 'json' };
import zhActivity from '../../../messages/zh/events/activity.json' with { type: 'json' };
import zhLists from '../../../messages/zh/events/activity-lists.json' with { type: 'json' };
import zhPage from '../../../messages/zh/events/activity-page.json' with { type: 'json' };
import zhComment from '../../../messages/zh/reactions/comment.json' with { type: 'json' };

const zh = { ...zhLists, page: zhPage, card: zhActivity };
const en = { ...enLists, page: enPage, card: enActivity };

/** Both languages with their address prefix, their hash, and the messages of the pages of activities. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', words: zh, talk: zhComment },
  { name: 'en', prefix: '/en', marker: '#!en', words: en, talk: enComment },
] as const;
