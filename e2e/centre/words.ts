import enAccount from '../../messages/en/account.json' with { type: 'json' };
import enCentre from '../../messages/en/centre.json' with { type: 'json' };
import enClient from '../../messages/en/client.json' with { type: 'json' };
import enCollection from '../../messages/en/collection.json' with { type: 'json' };
import enFind from '../../messages/en/discover-find.json' with { type: 'json' };
import enErrors from '../../messages/en/errors.json' with { type: 'json' };
import enPerson from '../../messages/en/person.json' with { type: 'json' };
import enSettings from '../../messages/en/settings.json' with { type: 'json' };
import zhAccount from '../../messages/zh/account.json' with { type: 'json' };
import zhCentre from '../../messages/zh/centre.json' with { type: 'json' };
import zhClient from '../../messages/zh/client.json' with { type: 'json' };
import zhCollection from '../../messages/zh/collection.json' with { type: 'json' };
import zhFind from '../../messages/zh/discover-find.json' with { type: 'json' };
import zhErrors from '../../messages/zh/errors.json' with { type: 'json' };
import zhPerson from '../../messages/zh/person.json' with { type: 'json' };
import zhSettings from '../../messages/zh/settings.json' with { type: 'json' };

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

/** Both languages with the beginning of their addresses, their marker, and what the pages of people say in them. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', lang: 'zh-CN', words: zh },
  { name: 'en', prefix: '/en', marker: '#!en', lang: 'en', words: en },
] as const;
