import { createLog } from './log';

function lines(write: (log: ReturnType<typeof createLog>) => void, level: 'info' | 'warn' = 'info') {
  const written: string[] = [];
  write(createLog(level, { write: (line) => written.push(line) }));
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  test('hides secrets at the top, in objects and lists, and in what a child adds', () => {
    const [line] = lines((log) =>
      log.child({ token: 'abc' }).info({
        code: '123456',
        headers: { authorization: 'Bearer abc', cookie: 'a=abc', 'set-cookie': 'a=abc', accept: 'text/html' },
        body: { account: { password: 'abc', name: 'Lin' } },
        codes: [{ code: 'abc' }],
      }),
    );
    expect(JSON.stringify(line)).not.toMatch(/abc|123456/);
    expect(line).toMatchObject({ headers: { accept: 'text/html' }, body: { account: { name: 'Lin' } } });
  });

  test("keeps an error's own code and hides what it carries", () => {
    const error = Object.assign(new Error('refused'), {
      code: 'ECONNREFUSED',
      token: 'abc',
      request: { cookie: 'abc' },
    });
    const [line] = lines((log) => log.error({ err: error }, 'call failed'));
    expect(line).toMatchObject({ msg: 'call failed', err: { message: 'refused', code: 'ECONNREFUSED' } });
    expect(JSON.stringify(line)).not.toContain('abc');
  });

  test('writes nothing below its level', () => {
    expect(lines((log) => log.info('quiet'), 'warn')).toEqual([]);
  });
});
