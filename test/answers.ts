import type { ErrorCode } from '@/lib/platform/shared/error-codes';
import errors from '@/messages/zh/platform/errors.json';

/** A call that a screen made: its path and its fields, as text in a form, as they are in JSON, none of a multipart body. */
export interface MadeCall {
  path: string;
  fields: Record<string, unknown>;
}

/** What the server answers to a call: its data, or a code with what goes with it, in Chinese unless it says otherwise. */
export type Answer =
  | { data: unknown }
  | { code: string; message?: string; fields?: { field: string; rule: string }[]; retryAfter?: number }
  | 'offline';

/**
 * Lets a server answer the calls of a screen by their paths, and notes them. A call that it does not expect fails the
 * test; the answers may be changed as the test goes, and one that is a function waits for what it waits for.
 */
export function answerCalls(
  answers: Record<string, Answer | ((fields: MadeCall['fields']) => Answer | Promise<Answer>)>,
): MadeCall[] {
  const made: MadeCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const path = new URL(request.url).pathname;
    const fields = await fieldsOf(request);
    made.push({ path, fields });
    const given = answers[path];
    if (!given) throw new Error(`${path} was not expected`);
    const answer = typeof given === 'function' ? await given(fields) : given;
    if (answer === 'offline') throw new TypeError('offline');
    if ('data' in answer) return Response.json({ code: 'OK', data: answer.data });
    const { retryAfter, ...body } = answer;
    const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
    return Response.json({ message: errors[answer.code as ErrorCode], ...body }, { status: 400, headers });
  });
  return made;
}

async function fieldsOf(request: Request): Promise<MadeCall['fields']> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) {
    // A file that nobody reads to its end breaks off later, in whichever test that is.
    await request.arrayBuffer();
    return {};
  }
  const text = await request.text();
  return type.startsWith('application/json') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}
