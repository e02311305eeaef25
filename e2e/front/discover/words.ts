import enFind from '../../../messages/en/front/discover-find.json' with { type: 'json' };
import enSearch from '../../../messages/en/front/discover-search.json' with { type: 'json' };
import enType from '../../../messages/en/front/discover-type.json' with { type: 'json' };
import enHome from '../../../messages/en/front/home.json' with { type: 'json' };
import enClient from '../../../messages/en/platform/client.json' with { type: 'json' };
import enCategories from '../../../messages/en/works/work-category.json' with { type: 'json' };
import zhFind from '../../../messages/zh/front/discover-find.json' with { type: 'json' };
import zhSearch from '../../../messages/zh/front/discover-search.json' with { type: 'json' };
import zhType from '../../../messages/zh/front/discover-type.json' with { type: 'json' };
import zhHome from '../../../messages/zh/front/home.json' with { type: 'json' };
import zhClient from '../../../messages/zh/platform/client.json' with { type: 'json' };
import zhCategories from '../../../messages/zh/works/work-category.json' with { type: 'json' };

const zh = {
  client: zhClient,
  find: zhFind,
  search: zhSearch,
  type: zhType,
  home: zhHome,
  categories: zhCategories,
};
const en = {
  client: enClient,
  find: enFind,
  search: enSearch,
  type: enType,
  home: enHome,
  categories: enCategories,
};

/**
 * Both languages with their address prefix, their hash, the messages of the discovery pages, and two titles of
 * demonstration works.
 */
export const languages = [
  { name: 'zh', prefix: '', home: '/', marker: '#!zh', words: zh, sought: '光影', other: '机械' },
  { name: 'en', prefix: '/en', home: '/en', marker: '#!en', words: en, sought: 'light', other: 'machine' },
] as const;
