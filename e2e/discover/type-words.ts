import enType from '../../messages/en/discover-type.json' with { type: 'json' };
import enCategories from '../../messages/en/video-category.json' with { type: 'json' };
import zhType from '../../messages/zh/discover-type.json' with { type: 'json' };
import zhCategories from '../../messages/zh/video-category.json' with { type: 'json' };

/** Both languages with the beginning of their addresses, and what the page of all works says in them. */
export const languages = [
  { name: 'zh', prefix: '', words: zhType, categories: zhCategories },
  { name: 'en', prefix: '/en', words: enType, categories: enCategories },
] as const;
