import enCentre from '../../../messages/en/front/centre.json' with { type: 'json' };
import enFind from '../../../messages/en/front/discover-find.json' with { type: 'json' };
import enSettings from '../../../messages/en/front/settings.json' with { type: 'json' };
import enAccount from '../../../messages/en/people/account.json' with { type: 'json' };
import enPerson from '../../../messages/en/people/person.json' with { type: 'json' };
import enClient from '../../../messages/en/platform/client.json' with { type: 'json' };
import enErrors from '../../../messages/en/platform/errors.json' with { type: 'json' };
import enCollection from '../../../messages/en/reactions/collection.json' with { type: 'json' };
import zhCentre from '../../../messages/zh/front/centre.json' with { type: 'json' };
import zhFind from '../../../messages/zh/front/discover-find.json' with { type: 'json' };
import zhSettings from '../../../messages/zh/front/settings.json' with { type: 'json' };
import zhAccount from '../../../messages/zh/people/account.json' with { type: 'json' };
import zhPerson from '../../../messages/zh/people/person.json' with { type: 'json' };
import zhClient from '../../../messages/zh/platform/client.json' with { type: 'json' };
import zhErrors from '../../../messages/zh/platform/errors.json' with { type: 'json' };
import zhCollection from '../../../messages/zh/reactions/collection.json' with { type: 'json' };

const zh = {
  account: zhAccount,
  client: zhClient,
  centre: zhCentre,
  collection: zhCollection,
  errors: zhErrors,
  find: zhFind,
  person: zhPerson,
  settings: zhSettings,
};
const en = {
  account: enAccount,
  client: enClient,
  centre: enCentre,
  collection: enCollection,
  errors: enErrors,
  find: enFind,
  person: enPerson,
  settings: enSettings,
};

/** Both languages with their address prefix, their hash, and the messages of pages of people. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', lang: 'zh-CN', words: zh },
  { name: 'en', prefix: '/en', marker: '#!en', lang: 'en', words: en },
] as const;
