import type { ErrorCode } from '@/lib/platform/shared/error-codes';
import errors from '@/messages/zh/errors.json';

type Answer = { data: unknown } | { code: ErrorCode; fields?: { field: string; rule: string }[] };

/** A call that a test has seen, with its body as it came. */
export interface SeenCall {
  path: string;
  body: string;
}

/** For tests: answers calls of the API by their path, in Chinese, and returns the list of those that came. */
export function answerCalls(
  answers: Record<string, Answer | ((body: string) => Answer | Promise<Answer>)>,
): SeenCall[] {
  const seen: SeenCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const path = new URL(request.url).pathname;
    const isText = !request.headers.get('content-type')?.startsWith('multipart');
    const body = request.method === 'POST' && isText ? await request.text() : '';
    seen.push({ path, body });
    const given = answers[path];
    if (!given) throw new TypeError(`No answer to ${path}`);
    const answer = typeof given === 'function' ? await given(body) : given;
    if ('data' in answer) return Response.json({ code: 'OK', data: answer.data });
    return Response.json({ ...answer, message: errors[answer.code] }, { status: 400 });
  });
  return seen;
}
