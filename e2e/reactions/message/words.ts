import enCentre from '../../../messages/en/front/centre.json' with { type: 'json' };
import enSettings from '../../../messages/en/front/settings.json' with { type: 'json' };
import enShell from '../../../messages/en/front/shell.json' with { type: 'json' };
import enPerson from '../../../messages/en/people/person.json' with { type: 'json' };
import enComment from '../../../messages/en/reactions/comment.json' with { type: 'json' };
import enMessage from '../../../messages/en/reactions/message.json' with { type: 'json' };
import enMessageSettings from '../../../messages/en/reactions/message-settings.json' with { type: 'json' };
import zhCentre from '../../../messages/zh/front/centre.json' with { type: 'json' };
import zhSettings from '../../../messages/zh/front/settings.json' with { type: 'json' };
import zhShell from '../../../messages/zh/front/shell.json' with { type: 'json' };
import zhPerson from '../../../messages/zh/people/person.json' with { type: 'json' };
import zhComment from '../../../messages/zh/reactions/comment.json' with { type: 'json' };
import zhMessage from '../../../messages/zh/reactions/message.json' with { type: 'json' };
import zhMessageSettings from '../../../messages/zh/reactions/message-settings.json' with { type: 'json' };

const zh = {
  centre: zhCentre,
  comment: zhComment,
  message: zhMessage,
  messageSettings: zhMessageSettings,
  person: zhPerson,
  settings: zhSettings,
  shell: zhShell,
};
const en = {
  centre: enCentre,
  comment: enComment,
  message: enMessage,
  messageSettings: enMessageSettings,
  person: enPerson,
  settings: enSettings,
  shell: enShell,
};

/** Both languages with the beginning of their addresses, their marker, and what the pages of messages say in them. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', words: zh },
  { name: 'en', prefix: '/en', marker: '#!en', words: en },
] as const;
