import { type Language, translate } from '@/lib/platform/shared/language';
import type { ContentDocument, ContentText } from '../contract';

/** The text of a document for readers of a language, and its actual language. */
export function shownText(
  { zh, en }: Pick<ContentDocument, 'zh' | 'en'>,
  asked: Language,
): ContentText & { language: Language } {
  const { language } = translate(zh.title, en.title, asked);
  return { ...(language === 'en' ? en : zh), language };
}
