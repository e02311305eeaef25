import { routes } from '@/lib/app/api';

/** A raw request. */
export interface HeavyRequest {
  what: string;
  bytes: Buffer;
}

type Types = 'application/x-www-form-urlencoded' | 'application/json' | 'multipart/form-data; boundary=xx';

const mib = 1024 * 1024;
/** The size of the largest body of a usual call. */
const usual = mib - 1000;
/** The largest body of any call. */
const [largest] = routes.map(({ endpoint }) => endpoint).sort((a, b) => (b.maxBodyBytes ?? 0) - (a.maxBodyBytes ?? 0));
const largestBytes = (largest?.maxBodyBytes ?? mib) - 1000;

/** This many bytes of a repeated text. */
const fill = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
const different = (bytes: number, parted: string) =>
  Array.from({ length: bytes / 6 }, (_, index) => index.toString(36)).join(parted);

function post(path: string, type: Types, body: string): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a\r\nContent-Type: ${type}\r\n`;
  return Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function get(path: string, headers: Record<string, string> = {}): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`);
}

const work = '/api/video/work/save';
const forms: Record<string, [path: string, body: string]> = {
  'of 40,000 equal names': [work, fill('titleZh&', 320_000)],
  'of equal names': [work, fill('a&', usual)],
  'of different names': [work, different(usual, '&')],
  'of separators': [work, fill('&', usual)],
  'of percent signs': [work, `titleZh=${fill('%', usual)}`],
  'of bytes that are no text': [work, `titleZh=${fill('%ff', usual)}`],
  'of spaces': [work, `titleZh=${fill('+', usual)}`],
  'of signs that stand for many': [work, `titleZh=${fill('ﷺ', usual)}`],
  'of a long name': [work, fill('n', usual)],
  'of many equal ids': ['/api/playlist/create', `videoIds=${fill('a,', usual)}`],
  'of many different ids': ['/api/playlist/create', `videoIds=${different(usual, ',')}`],
  'of lists in texts': [
    work,
    ['tags', 'software', 'credits'].map((name) => `${name}=[${fill('1,', 19_990)}1]`).join('&'),
  ],
  'of texts that are no mail address': [
    '/api/cooperation/leads/send',
    `email=${fill('a@', 200)}&mobile=${fill('1-', 30)}`,
  ],
};
const jsons: Record<string, [path: string, body: string]> = {
  'of open lists': [work, fill('[', usual)],
  'of lists in lists': [work, `{"tags":${fill('[', usual / 2)}${fill(']', usual / 2)}}`],
  'of objects in objects': [work, fill('{"a":', usual)],
  'of a list of texts': [work, `{"tags":[${fill('"a",', usual)}"a"]}`],
  'of a list of wrong numbers': [work, `{"tags":[${fill('1,', usual)}1]}`],
  'of a list of wrong objects': [work, `{"credits":[${fill('{},', usual)}{}]}`],
  'of many keys': [work, `{${different(usual / 3, '":1,"').replace(/^/, '"')}":1}`],
  'of many prices': ['/api/content/save', rates(different(usual, '":1,"'))],
  'of a long number': [work, `{"revision":${fill('9', usual)}}`],
  'of a long fraction': [work, `{"revision":0.${fill('9', usual)}e-5}`],
  'of escaped halves of letters': [work, `{"titleZh":"${fill('\\ud800', usual)}"}`],
  'of a long text': ['/api/person/profile', `{"nickname":"${fill('光', usual)}","birthday":"${fill('1', 900)}"}`],
  'of a long key': [work, `{"${fill('k', usual)}":1}`],
  'of spaces': [work, `${fill(' ', usual)}{}`],
};

function rates(keys: string): string {
  const text = '{"title":"","description":"","body":""}';
  const document = `{"kind":"rates","zh":${text},"en":${text},"data":{"prices":{"${keys}":1},"materials":[],"rules":[]}}`;
  return `{"id":"a","revision":1,"document":${document}}`;
}

const field = (said: string, value: string) => `--xx\r\nContent-Disposition: form-data; ${said}\r\n\r\n${value}\r\n`;
const multiparts: Record<string, string> = {
  'of small parts': fill(field('name="a"', ''), largestBytes),
  'of one file': field('name="files"; filename="a.pdf"', fill('a', largestBytes)),
  'of one text': field('name="company"', fill('光', largestBytes)),
  'of what is nearly a boundary': field('name="files"; filename="a"', fill('\r\n--x', largestBytes)),
  'of a long header': `--xx\r\n${fill('a', largestBytes)}: b\r\n\r\n\r\n`,
  'of many headers': `--xx\r\n${fill('a: b\r\n', largestBytes)}\r\n\r\n`,
  'of a long name': field(`name="${fill('%0A', largestBytes)}"`, ''),
  'of a long beginning': fill('\r\n', largestBytes),
  'of no boundary': fill('a', largestBytes),
};

const line = 15_000;
const lines: Record<string, Buffer> = {
  'a query of equal names': get(`/api/video/findVideoList?${fill('a&', line)}`),
  'a query of percent signs': get(`/api/video/findVideoList?pageIndex=${fill('%', line)}`),
  'a query of ids': get(`/api/like/marks?kind=video&ids=${fill('a,', line)}`),
  'a path of many steps': get(`/api/${fill('a/', line)}`),
  'a path of percent signs': get(`/api/upload/${fill('%25', line)}`),
  'many cookies': get('/api/operations/list/7', { Cookie: fill('a=b; ', line) }),
  'a cookie of percent signs': get('/api/operations/list/7', { Cookie: `a=${fill('%ff', line)}` }),
  'a long list of encodings': get('/api/openapi.json', { 'Accept-Encoding': fill('gzip;q=0.1, ', line) }),
  'a megabyte of headers': get('/api/operations/list/7', { Cookie: fill('a=b; ', mib) }),
};

/** A body in chunks of one byte each. */
function crumbs(): Buffer {
  const head = `POST ${work} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
  return Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n${fill('1\r\na\r\n', mib)}0\r\n\r\n`);
}

/**
 * The most expensive requests that the door accepts, in maximum size; created one after the other, as they are large.
 */
export function* heavyRequests(): Generator<HeavyRequest> {
  for (const [what, bytes] of Object.entries(lines)) yield { what, bytes };
  for (const [what, [path, body]] of Object.entries(forms)) {
    yield { what: `a form ${what}`, bytes: post(path, 'application/x-www-form-urlencoded', body) };
  }
  for (const [what, [path, body]] of Object.entries(jsons)) {
    yield { what: `JSON ${what}`, bytes: post(path, 'application/json', body) };
  }
  for (const [what, body] of Object.entries(multiparts)) {
    const path = largest?.path ?? '';
    yield { what: `multipart ${what}`, bytes: post(path, 'multipart/form-data; boundary=xx', `${body}--xx--\r\n`) };
  }
  yield { what: 'a body in crumbs', bytes: crumbs() };
}
