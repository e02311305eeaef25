import enAdvertising from '../../messages/en/advertising.json' with { type: 'json' };
import enBusiness from '../../messages/en/business.json' with { type: 'json' };
import enClient from '../../messages/en/client.json' with { type: 'json' };
import enCooperation from '../../messages/en/cooperation.json' with { type: 'json' };
import enErrors from '../../messages/en/errors.json' with { type: 'json' };
import enShell from '../../messages/en/shell.json' with { type: 'json' };
import zhAdvertising from '../../messages/zh/advertising.json' with { type: 'json' };
import zhBusiness from '../../messages/zh/business.json' with { type: 'json' };
import zhClient from '../../messages/zh/client.json' with { type: 'json' };
import zhCooperation from '../../messages/zh/cooperation.json' with { type: 'json' };
import zhErrors from '../../messages/zh/errors.json' with { type: 'json' };
import zhShell from '../../messages/zh/shell.json' with { type: 'json' };

const zh = {
  advertising: zhAdvertising,
  business: zhBusiness,
  client: zhClient,
  cooperation: zhCooperation,
  errors: zhErrors,
  shell: zhShell,
};
const en = {
  advertising: enAdvertising,
  business: enBusiness,
  client: enClient,
  cooperation: enCooperation,
  errors: enErrors,
  shell: enShell,
};

/** Both languages with the beginning of their addresses, their marker, and what the pages for businesses say in them. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', home: '/', words: zh },
  { name: 'en', prefix: '/en', marker: '#!en', home: '/en', words: en },
] as const;
export type BusinessLanguage = (typeof languages)[number];

/** A message with its values in their places. */
export function filled(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)[^{}]*\}/g, (_, name: string) => String(values[name]));
}

/** All that is said in a part of the messages, as the page shows it: what holds a value or a choice is left out. */
export function allWords(part: object): string[] {
  return Object.values(part)
    .flatMap((one: string | object) => (typeof one === 'string' ? one.split(/\n|<br><\/br>/) : allWords(one)))
    .filter((text) => !/[{<]/.test(text));
}
