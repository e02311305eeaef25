import { isBlank } from '@/lib/base/rich-text/codes';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { ContentDocument } from '../contract';

/**
 * What a document lacks for publishing: the Chinese title and body, and the English body where there is an English
 * title (without one it counts as not translated); of a special the Chinese title and a block. Its bodies are sanitised.
 */
export function missingParts(document: ContentDocument): FieldError[] {
  const { zh, en } = document;
  const missing = zh.title ? [] : ['zh.title'];
  if (document.kind === 'special') {
    if (document.data.blocks.length === 0) missing.push('data.blocks');
  } else {
    if (isBlank(zh.body)) missing.push('zh.body');
    if (en.title && isBlank(en.body)) missing.push('en.body');
  }
  return missing.map((field) => ({ field, rule: 'required' }));
}
