import enAdvertising from '../../../messages/en/business/advertising.json' with { type: 'json' };
import enBusiness from '../../../messages/en/business/business.json' with { type: 'json' };
import enLead from '../../../messages/en/business/lead.json' with { type: 'json' };
import enShell from '../../../messages/en/front/shell.json' with { type: 'json' };
import enClient from '../../../messages/en/platform/client.json' with { type: 'json' };
import enErrors from '../../../messages/en/platform/errors.json' with { type: 'json' };
import zhAdvertising from '../../../messages/zh/business/advertising.json' with { type: 'json' };
import zhBusiness from '../../../messages/zh/business/business.json' with { type: 'json' };
import zhLead from '../../../messages/zh/business/lead.json' with { type: 'json' };
import zhShell from '../../../messages/zh/front/shell.json' with { type: 'json' };
import zhClient from '../../../messages/zh/platform/client.json' with { type: 'json' };
import zhErrors from '../../../messages/zh/platform/errors.json' with { type: 'json' };

const zh = {
  advertising: zhAdvertising,
  business: zhBusiness,
  client: zhClient,
  lead: zhLead,
  errors: zhErrors,
  shell: zhShell,
};
const en = {
  advertising: enAdvertising,
  business: enBusiness,
  client: enClient,
  lead: enLead,
  errors: enErrors,
  shell: enShell,
};

/** Both languages with their address prefix, their hash, and the messages of the business pages. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', home: '/', words: zh },
  { name: 'en', prefix: '/en', marker: '#!en', home: '/en', words: en },
] as const;
export type BusinessLanguage = (typeof languages)[number];

/** A message with its values filled in. */
export function filled(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)[^{}]*\}/g, (_, name: string) => String(values[name]));
}

/** All texts of a part of the messages, as the page shows them, except those with values or choices. */
export function allWords(part: object): string[] {
  return Object.values(part)
    .flatMap((one: string | object) => (typeof one === 'string' ? one.split(/\n|<br><\/br>/) : allWords(one)))
    .filter((text) => !/[{<]/.test(text));
}
