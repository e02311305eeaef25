import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { call, notify } from './call';
import { AnswerError, ConnectionError } from './errors';
import { loading, loadingLinger } from './loading';
import { removeStored, writeStored } from './storage';
import { toastQueue } from './toast';

const common = { summary: '', auth: 'public', limit: looseLimit } as const;
const read = endpoint({
  ...common,
  name: 'read',
  method: 'GET',
  path: '/api/thing/list',
  input: z.object({
    pageIndex: z.number().optional(),
    tag: z.array(z.string()).optional(),
    word: z.string().optional(),
  }),
  data: z.object({ list: z.array(z.string()) }),
});
const write = endpoint({
  ...common,
  name: 'write',
  method: 'POST',
  path: '/api/thing/save',
  input: z.looseObject({ title: z.string() }),
  data: z.null(),
});
const count = endpoint({ ...write, name: 'count', background: true });

let requests: Request[] = [];
let answer: (request: Request) => Promise<Response>;

beforeEach(() => {
  jest.useFakeTimers();
  requests = [];
  answer = async () => Response.json({ code: 'OK', data: { list: ['a'] } });
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const request = input as Request;
    requests.push(request.clone());
    return answer(request);
  });
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  for (const text of toastQueue.take()) toastQueue.gone(text);
  document.documentElement.lang = '';
  removeStored('auth_token');
});

/** The one request that was made. */
function sent(): Request {
  expect(requests).toHaveLength(1);
  return requests[0] as Request;
}

function browserIs(userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

describe('headers of specification section 7', () => {
  test('a visitor on the web sends platform, pf and language, and no authorization', async () => {
    await call(read, {});
    expect(sent().headers.get('Platform')).toBe('web');
    expect(sent().headers.get('pf')).toBe('5');
    expect(sent().headers.get('Language')).toBe('zh_cn');
    expect(sent().headers.has('Authorization')).toBe(false);
  });

  test('a stored token goes as bearer', async () => {
    writeStored('auth_token', 'abc');
    await call(read, {});
    expect(sent().headers.get('Authorization')).toBe('Bearer abc');
  });

  test.each([
    ['2', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 LightfieldApp/1.0'],
    ['3', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 LightfieldApp/1.0'],
  ])('pf is %s in the own app', async (pf, agent) => {
    browserIs(agent);
    await call(read, {});
    expect(sent().headers.get('pf')).toBe(pf);
  });

  test.each([
    ['en', 'en_us'],
    ['zh', 'zh_cn'],
    ['zh-CN', 'zh_cn'],
  ])('a page in %s asks for %s', async (lang, header) => {
    document.documentElement.lang = lang;
    await call(read, {});
    expect(sent().headers.get('Language')).toBe(header);
  });
});

describe('encodings of specification section 7', () => {
  test('a GET carries its input in the query, without what is not given', async () => {
    await call(read, { pageIndex: 2, tag: ['a', 'b'], word: undefined });
    expect(sent().method).toBe('GET');
    expect(sent().url).toBe(`${location.origin}/api/thing/list?pageIndex=2&tag=a&tag=b`);
  });

  test('a POST is form-encoded', async () => {
    await call(write, { title: '光 & 场', sort: 0, open: false });
    expect(sent().headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(await sent().text()))).toEqual({
      title: '光 & 场',
      sort: '0',
      open: 'false',
    });
  });

  test('a POST can be JSON', async () => {
    await call(write, { title: 'a', nested: { b: [1] } }, { encoding: 'json' });
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(await sent().json()).toEqual({ title: 'a', nested: { b: [1] } });
  });

  test('a POST can be multipart', async () => {
    await call(write, { title: 'a', file: new Blob(['bytes']) }, { encoding: 'multipart' });
    expect(sent().headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await sent().formData();
    expect(form.get('title')).toBe('a');
    expect(await (form.get('file') as File).text()).toBe('bytes');
  });

  test('a FormData is multipart without saying so', async () => {
    const form = new FormData();
    form.set('title', 'a');
    await call(write, form);
    expect((await sent().formData()).get('title')).toBe('a');
  });

  test('a nested value in a form is refused before anything is sent', async () => {
    await expect(call(write, { title: 'a', nested: {} })).rejects.toThrow('nested: a nested value goes as JSON');
    expect(requests).toHaveLength(0);
  });
});

test('the data of the answer is returned', async () => {
  await expect(call(read, {})).resolves.toEqual({ list: ['a'] });
});

test('an error answer rejects with its code, message and fields', async () => {
  const fields = [{ field: 'title', rule: 'too_big' }];
  answer = async () => Response.json({ code: '400', message: 'no', fields }, { status: 400 });
  const error = await call(write, { title: '' }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(AnswerError);
  expect(error).toMatchObject({ code: '400', message: 'no', fields });
});

describe('without a usable answer', () => {
  test('a failed connection rejects once, for reads and writes alike', async () => {
    answer = async () => Promise.reject(new TypeError('fetch failed'));
    await expect(call(read, {})).rejects.toEqual(new ConnectionError('network'));
    await expect(call(write, { title: 'a' })).rejects.toMatchObject({ reason: 'network' });
    expect(requests).toHaveLength(2);
  });

  test('a gateway page rejects as unreadable', async () => {
    answer = async () => new Response('<html>502</html>', { status: 502 });
    await expect(call(read, {})).rejects.toMatchObject({ name: 'ConnectionError', reason: 'unreadable' });
  });

  test('no answer within 30 seconds rejects as a timeout', async () => {
    answer = () => new Promise(() => undefined);
    const outcome = call(read, {}).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(loading.isShown()).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ name: 'ConnectionError', reason: 'timeout' });
  });

  test('a call with files has five minutes, since a phone may send them slowly', async () => {
    answer = () => new Promise(() => undefined);
    const outcome = call(write, { title: '光' }, { encoding: 'multipart' }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(299_999);
    expect(loading.isShown()).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ name: 'ConnectionError', reason: 'timeout' });
  });

  test('an aborted call rejects with the abort, not with a connection error', async () => {
    answer = (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    const controller = new AbortController();
    const outcome = call(read, {}, { signal: controller.signal }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(0);
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
  });
});

describe('loading indicator', () => {
  test.each([
    ['an answer', async () => Response.json({ code: 'OK', data: null })],
    ['a coded error', async () => Response.json({ code: 'Internal', message: 'x' }, { status: 500 })],
    ['a failed connection', async () => Promise.reject(new TypeError('fetch failed'))],
  ])('shows during the request and closes 600 ms after %s', async (_, given) => {
    answer = given;
    const outcome = call(write, { title: 'a' }).catch(() => undefined);
    expect(loading.isShown()).toBe(true);
    await outcome;
    await jest.advanceTimersByTimeAsync(loadingLinger - 1);
    expect(loading.isShown()).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(loading.isShown()).toBe(false);
  });
});

describe('background calls', () => {
  beforeEach(() => {
    jest.runOnlyPendingTimers();
    answer = async () => Response.json({ code: 'Internal', message: 'x' }, { status: 500 });
  });

  test('show no indicator and no message, and still reject', async () => {
    const outcome = call(count, { title: 'a' });
    expect(loading.isShown()).toBe(false);
    await expect(outcome).rejects.toMatchObject({ code: 'Internal' });
    expect(toastQueue.waiting()).toEqual([]);
  });

  test('notify outlives the page and never rejects', async () => {
    notify(count, { title: 'a' });
    await jest.advanceTimersByTimeAsync(0);
    expect(sent().keepalive).toBe(true);
    expect(toastQueue.waiting()).toEqual([]);
  });

  test('notify takes background calls only', () => {
    expect(() => notify(write, { title: 'a' })).toThrow(TypeError);
  });
});
