import enWatch from '../../../messages/en/front/watch.json' with { type: 'json' };
import enPlayer from '../../../messages/en/works/film-player.json' with { type: 'json' };
import enVideo from '../../../messages/en/works/work-card.json' with { type: 'json' };
import zhWatch from '../../../messages/zh/front/watch.json' with { type: 'json' };
import zhPlayer from '../../../messages/zh/works/film-player.json' with { type: 'json' };
import zhVideo from '../../../messages/zh/works/work-card.json' with { type: 'json' };

const zh = { video: zhVideo, player: zhPlayer, watch: zhWatch };
const en = { video: enVideo, player: enPlayer, watch: enWatch };

/** Both languages with their address prefix, their hash, and the messages of pages of works. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', lang: 'zh-CN', words: zh },
  { name: 'en', prefix: '/en', marker: '#!en', lang: 'en', words: en },
] as const;
