/** A call that a screen made: its path and its fields. */
export interface MadeCall {
  path: string;
  fields: Record<string, string>;
}

/** What the server answers to a call: its data, or a code with what goes with it. */
export type Answer =
  | { data: unknown }
  | { code: string; message: string; fields?: { field: string; rule: string }[]; retryAfter?: number }
  | 'offline';

/**
 * Lets a server answer the calls of a screen by their paths, and notes them. A call that it does not expect fails the
 * test; the answers may be changed as the test goes.
 */
export function answerCalls(answers: Record<string, Answer>): MadeCall[] {
  const made: MadeCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const path = new URL(request.url).pathname;
    made.push({ path, fields: Object.fromEntries(new URLSearchParams(await request.text())) });
    const answer = answers[path];
    if (!answer) throw new Error(`${path} was not expected`);
    if (answer === 'offline') throw new TypeError('offline');
    if ('data' in answer) return Response.json({ code: 'OK', data: answer.data });
    const { retryAfter, ...body } = answer;
    const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
    return Response.json(body, { status: 400, headers });
  });
  return made;
}
