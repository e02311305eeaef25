import enList from '../../../messages/en/careers/job-list.json' with { type: 'json' };
import enPage from '../../../messages/en/careers/job-page.json' with { type: 'json' };
import zhList from '../../../messages/zh/careers/job-list.json' with { type: 'json' };
import zhPage from '../../../messages/zh/careers/job-page.json' with { type: 'json' };

export const languages = [
  { name: 'zh', prefix: '', words: { list: zhList, page: zhPage } },
  { name: 'en', prefix: '/en', words: { list: enList, page: enPage } },
] as const;
