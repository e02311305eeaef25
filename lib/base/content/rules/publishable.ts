import { isBlank } from '@/lib/base/rich-text/codes';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { ContentDocument } from '../contract';

/**
 * What a document lacks for publishing: the Chinese title and body, and the English body where there is an English
 * title (without one it counts as not translated). Its bodies are sanitised.
 */
export function missingParts({ zh, en }: Pick<ContentDocument, 'zh' | 'en'>): FieldError[] {
  const missing = [
    ...(zh.title ? [] : ['zh.title']),
    ...(isBlank(zh.body) ? ['zh.body'] : []),
    ...(en.title && isBlank(en.body) ? ['en.body'] : []),
  ];
  return missing.map((field) => ({ field, rule: 'required' }));
}
