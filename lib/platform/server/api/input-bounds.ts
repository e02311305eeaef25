import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * Maximum number of values in an input, independent of its size; no call needs half of it. They are counted in the text
 * before parsing: fields and values cost far more than their bytes, and so do validation errors.
 */
const mostValues = 1000;
const deepest = 20;

/** Throws `400` for a query or a form with too many fields. */
export function boundFields(text: string): void {
  let separators = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    separators += 1;
    if (separators >= mostValues) throw tooMuch('tooMany');
  }
}

/** Throws `400` for JSON with too many values, or with too deeply nested ones. */
export function boundJson(text: string): void {
  let commas = 0;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isInText = !isInText;
    else if (isInText) at += sign === '\\' ? 1 : 0;
    else if (sign === ',') commas += 1;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (commas >= mostValues) throw tooMuch('tooMany');
    if (depth > deepest) throw tooMuch('tooDeep');
  }
}

function tooMuch(rule: 'tooMany' | 'tooDeep'): CodedError {
  return new CodedError('400', { fields: [{ field: '', rule }] });
}
