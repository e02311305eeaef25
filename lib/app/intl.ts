import { locale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { messages } from './messages';

/** Config of next-intl for each rendering: the language of the address and all its messages. */
export default getRequestConfig(async (asked) => {
  const wanted = asked.locale ?? (await locale());
  const language = isLanguage(wanted) ? wanted : defaultLanguage;
  return { locale: language, messages: messages[language], timeZone: 'Asia/Shanghai' };
});
