import enSignup from '../../../messages/en/events/signup.json' with { type: 'json' };
import enForm from '../../../messages/en/events/signup-form.json' with { type: 'json' };
import enFields from '../../../messages/en/events/ticket-form.json' with { type: 'json' };
import enOwn from '../../../messages/en/events/ticket-own.json' with { type: 'json' };
import zhSignup from '../../../messages/zh/events/signup.json' with { type: 'json' };
import zhForm from '../../../messages/zh/events/signup-form.json' with { type: 'json' };
import zhFields from '../../../messages/zh/events/ticket-form.json' with { type: 'json' };
import zhOwn from '../../../messages/zh/events/ticket-own.json' with { type: 'json' };

const zh = { signup: zhSignup, form: zhForm, fields: zhFields, own: zhOwn };
const en: typeof zh = { signup: enSignup, form: enForm, fields: enFields, own: enOwn };

/** Both languages with their address prefix, their hash, and the messages of sign-ups. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', movedUp: '候补成功', ...zh },
  { name: 'en', prefix: '/en', marker: '#!en', movedUp: 'You moved up from the waiting list', ...en },
] as const;
