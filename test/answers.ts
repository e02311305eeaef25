import type { ErrorCode } from '@/lib/platform/shared/error-codes';
import errors from '@/messages/zh/platform/errors.json';

/** A call of a screen: its path and its fields, as text for a form, as values for JSON, none for a multipart body. */
export interface MadeCall {
  path: string;
  fields: Record<string, unknown>;
}

/** The server's answer to a call: its data, or an error code with details, in Chinese by default. */
export type Answer =
  | { data: unknown }
  | { code: string; message?: string; fields?: { field: string; rule: string }[]; retryAfter?: number }
  | 'offline';

/**
 * Answers the calls of a screen by their paths, and records them. An unexpected call fails the test; answers may be
 * changed during a test, and functions may be asynchronous.
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
    // A body that is not read to its end would fail later, in another test.
    await request.arrayBuffer();
    return {};
  }
  const text = await request.text();
  return type.startsWith('application/json') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}
