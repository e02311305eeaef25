import { readdirSync } from 'node:fs';
import { builtPages } from '@/lib/platform/server/next/built-pages';
import { assume } from '@/test/assume';
import { eventually } from '@/test/eventually';
import { newVisitor } from '../answers';

const room = 'lib/platform/server/next';
const { ask } = newVisitor();
const kept = '/business';
const openings = (html: string) => html.match(/<script\b[^>]*>/g) ?? [];

test('every request passes the preload before Next sees it', async () => {
  for (const path of [kept, '/login', '/api/health', '/manifest.webmanifest']) {
    const { headers } = await ask(path);
    const changed = `Next no longer answers ${path} by the 'request' event of a server of node:http.`;
    assume(headers['x-content-type-options'] === 'nosniff', changed, `${room}/preload.mjs`);
  }
});

test('a page that Next has made is answered from memory', async () => {
  await eventually(async () => {
    const { headers } = await ask(kept);
    const changed = 'Next no longer hands its cache the finished HTML of a page, or asks the cache for it otherwise.';
    assume(
      /^"[\w-]{27}-(?:br|gzip|identity)"$/.test(headers.etag ?? ''),
      changed,
      `${room}/handler.mjs and page-cache/front.mjs`,
    );
  });
});

test.each([
  ['a page', { rsc: '1' }, 'rscData'],
  ['a part of it', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }, 'segmentData'],
])('the router gets the data of %s from the cache', async (_what, headers, part) => {
  // The address with the hash of these headers, to which the router's own request is redirected.
  const { location = kept } = (await ask(kept, { headers })).headers;
  const { status, headers: said, bytes } = await ask(location, { headers });
  const isData = status === 200 && said['content-type']?.startsWith('text/x-component') && bytes.length > 0;
  const isKept = said['x-nextjs-cache'] === 'HIT';
  assume(Boolean(isData) && isKept, `Next no longer takes ${part} of a page from its cache.`, `${room}/handler.mjs`);
});

test('a page that may sleep has none of its scripts in the HTML', async () => {
  const { text } = await ask(kept);
  const isLoadedLate = /\["\/_next\/static\/[^\]]*\],"touched"\)<\/script>/.test(text);
  const left = openings(text).filter((tag) => tag.includes('/_next/') && !/nomodule/i.test(tag));
  const preloads = text.match(/<link\b[^>]*as="script"[^>]*>/g) ?? [];
  const changed = `React writes the scripts of a page otherwise: ${[...left, ...preloads].join(' ')}.`;
  assume(isLoadedLate && left.length + preloads.length === 0, changed, `${room}/wake-later.mjs`);
});

test.each([kept, '/', '/video/detail/video-001'])('every inline script of %s is known for one', async (path) => {
  const known = /^<script(?:| id="[^"]*"| type="application\/ld\+json"| [^>]*\bsrc="[^"]*"[^>]*)>$/;
  const unknown = openings((await ask(path)).text).filter((tag) => !known.test(tag));
  const changed = `React begins inline scripts otherwise: ${unknown.join(' ')}.`;
  assume(unknown.length === 0, changed, `${room}/script-hashes.mjs`);
});

test('what is known of a request reaches the components that Next renders for it', async () => {
  const { text, headers } = await ask('/login');
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
  const without = openings(text).filter(
    (tag) => !tag.includes(`nonce="${nonce}"`) && !tag.includes('application/ld+json'),
  );
  const changed = `Next no longer renders within the async context of the request: ${without.join(' ')}.`;
  assume(nonce !== undefined && without.length === 0, changed, 'lib/platform/server/process/answer-request.mjs');
});

test('the build says which pages there are', () => {
  const folders = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' });
  const pages = folders
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file}`.replace(/\/\([^)]*\)/g, '').replace(/\/page\.tsx$/, '') || '/');
  const built = new Set(builtPages());
  const missing = pages.filter((page) => !built.has(page));
  const changed = `Next's routes-manifest.json no longer names ${missing.join(', ')} among its dynamicRoutes.`;
  assume(missing.length === 0, changed, `${room}/built-pages.ts`);
});

test('a handler may say the length of what it answers', async () => {
  const { headers, bytes } = await ask('/media/banners/banner-01.jpg');
  const isSaid = headers['content-length'] === String(bytes.length);
  assume(isSaid, 'Next sends the headers of a handler by another way than setHeader.', `${room}/mend-answer.mjs`);
});

test('the loader of the program says which file did not come, and which is of another release', async () => {
  const { text } = await ask('/login');
  const sources = [...text.matchAll(/"(\/_next\/static\/[^"]+\.js)"/g)].map(([, source = '']) => source);
  const scripts = await Promise.all(sources.map(async (source) => (await ask(source)).text));
  const words = {
    ChunkLoadError: 'lib/platform/client/next/chunk-error-behind.ts',
    'Failed to load chunk': 'lib/platform/client/next/chunk-error-behind.ts',
    'module factory is not available': 'lib/platform/shared/chunk-error.ts',
  };
  for (const [word, mend] of Object.entries(words)) {
    const isThere = scripts.some((script) => script.includes(word));
    assume(isThere, `Turbopack's loader no longer says '${word}' of a part that did not load.`, mend);
  }
});
