import { CodedError } from '@/lib/platform/shared/error-codes';

/** The largest body of a call that does not say otherwise. */
const usualMaxBytes = 1024 * 1024;

/**
 * The raw input of a call: the query on GET, else the form-encoded, JSON or multipart body. A parameter that is
 * repeated becomes a list, which no schema takes for a single value. Throws `400`, `TooLarge` or
 * `UnsupportedMediaType`.
 */
export async function readInput(request: Request, maxBytes = usualMaxBytes): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return fields(new URL(request.url).searchParams);
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/x-www-form-urlencoded')
    return fields(new URLSearchParams(await readText(request, maxBytes)));
  if (type === 'application/json') return parseJson(await readText(request, maxBytes));
  if (type === 'multipart/form-data') return fields(await readMultipart(request, maxBytes));
  if (type === '' && (await readText(request, maxBytes)) === '') return {};
  throw new CodedError('UnsupportedMediaType');
}

function fields<Value>(entries: Iterable<[string, Value]>): Record<string, Value | Value[]> {
  const byName = new Map<string, Value[]>();
  for (const [name, value] of entries) byName.set(name, [...(byName.get(name) ?? []), value]);
  return Object.fromEntries([...byName].map(([name, values]) => [name, oneOrAll(values)]));
}

function oneOrAll<Value>(values: Value[]): Value | Value[] {
  const [first, ...more] = values;
  return first !== undefined && more.length === 0 ? first : values;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CodedError('400', { fields: [{ field: '', rule: 'json' }] });
  }
}

async function readMultipart(request: Request, maxBytes: number): Promise<FormData> {
  const bytes = await readBytes(request, maxBytes);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    return await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch {
    throw new CodedError('400', { fields: [{ field: '', rule: 'multipart' }] });
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBytes));
}

/** Reads the body and gives up as soon as it grows too large, whatever its Content-Length said. */
async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new CodedError('TooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
