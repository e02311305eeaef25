import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * What one input may hold, however large its call lets it be; no call of ours needs half of it. It is counted in the text,
 * before anything is read: fields and values cost far more than their bytes, and so do the faults in them.
 */
const mostValues = 1000;
const deepest = 20;

/** Throws `400` for a query or a form of too many fields. */
export function boundFields(text: string): void {
  let separators = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    separators += 1;
    if (separators >= mostValues) throw tooMuch('tooMany');
  }
}

/** Throws `400` for JSON of too many values, or of values too deep within each other. */
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
