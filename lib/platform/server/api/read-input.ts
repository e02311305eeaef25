import { CodedError } from '@/lib/platform/shared/error-codes';
import { boundFields, boundJson } from './input-bounds';
import { readText } from './read-body';
import { readMultipart } from './read-multipart';

/** The largest body of a call that does not say otherwise. */
const usualMaxBytes = 1024 * 1024;

/**
 * The raw input of a call: the query on GET, else the form-encoded, JSON or multipart body. A repeated parameter
 * becomes a list, which no schema accepts as a single value. Throws `400`, `TooLarge`, `UnsupportedMediaType` and
 * `BrokenOff`.
 */
export async function readInput(request: Request, maxBytes = usualMaxBytes): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return formFields(new URL(request.url).search);
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/x-www-form-urlencoded') return formFields(await readText(request, maxBytes));
  if (type === 'application/json') return parseJson(await readText(request, maxBytes));
  if (type === 'multipart/form-data') return inputOf(await readMultipart(request, maxBytes));
  if (type === '' && (await readText(request, maxBytes)) === '') return {};
  throw new CodedError('UnsupportedMediaType');
}

function formFields(text: string) {
  boundFields(text);
  return inputOf(new URLSearchParams(text));
}

function inputOf<Value>(fields: Iterable<[string, Value]>): Record<string, Value | Value[]> {
  const byName = Map.groupBy(fields, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, same]) => [name, oneOrAll(same.map(([, value]) => value))]));
}

function oneOrAll<Value>(values: Value[]): Value | Value[] {
  const [first, ...more] = values;
  return first !== undefined && more.length === 0 ? first : values;
}

function parseJson(text: string): unknown {
  boundJson(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new CodedError('400', { fields: [{ field: '', rule: 'json' }] });
  }
}
