import { locale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { messages } from './messages';

/** What next-intl asks for each render: the language of the address and all its words. */
export default getRequestConfig(async (asked) => {
  const wanted = asked.locale ?? (await locale());
  const language = isLanguage(wanted) ? wanted : defaultLanguage;
  return { locale: language, messages: messages[language], timeZone: 'Asia/Shanghai' };
});
