import { readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { NEXT_REWRITTEN_PATH_HEADER, RSC_HEADER } from 'next/dist/client/components/app-router-headers';
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants';
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils';
import { getCacheControlHeader } from 'next/dist/server/lib/cache-control';
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types';
import { PHASE_PRODUCTION_BUILD } from 'next/dist/shared/lib/constants';
import { assume } from '@/test/assume';
import { isBuilding } from '../env';
import { pageStore } from '../page-cache/store.mjs';
import PageCacheHandler from './handler.mjs';
import { mendAnswer } from './mend-answer.mjs';
import { isOfRouter, isPreview } from './request-kinds.mjs';

const room = 'lib/platform/server/next';

/** The value that Next passes to the cache handler; if its fields are renamed, the types fail. */
const parts: Omit<IncrementalCachedAppPageValue, 'kind'> = {
  html: '<p>光</p>',
  rscData: Buffer.from('data'),
  headers: { [NEXT_CACHE_TAGS_HEADER]: 'one,two' },
  postponed: undefined,
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
};

test('the page that Next keeps comes back as it was given, until one of its tags is invalidated', async () => {
  const handler = new PageCacheHandler();
  const page = { ...parts, kind: 'APP_PAGE' };
  await handler.set('page', page, { cacheControl: { revalidate: false, expire: undefined } });
  expect((await handler.get('page', { kind: 'APP_PAGE' }))?.value).toEqual(page);
  pageStore.invalidate(['two']);
  const kept = await handler.get('page', { kind: 'APP_PAGE' });
  assume(kept === null, `Next names the tags of a page by ${NEXT_CACHE_TAGS_HEADER}.`, `${room}/handler.mjs`);
});

test('the cache control of a kept page is replaced', () => {
  const said = getCacheControlHeader({ revalidate: false, expire: undefined });
  const sent = mended('Cache-Control', said);
  assume(sent === 'no-cache', `Next says '${said}' of a kept page.`, `${room}/mend-answer.mjs`);
});

test('the path that an address was rewritten to is encoded', () => {
  const sent = mended(NEXT_REWRITTEN_PATH_HEADER, '/zh/光');
  const changed = `Next says by ${NEXT_REWRITTEN_PATH_HEADER} what an address was rewritten to.`;
  assume(sent === '/zh/%E5%85%89', changed, `${room}/mend-answer.mjs`);
});

test("the router's requests and those of a preview are known", () => {
  const mend = `${room}/request-kinds.mjs`;
  assume(isOfRouter({ [RSC_HEADER]: '1' }), `Next's router asks by the header ${RSC_HEADER}.`, mend);
  const cookie = `${COOKIE_NAME_PRERENDER_BYPASS}=secret`;
  assume(isPreview(cookie), `The cookie of a preview is called ${COOKIE_NAME_PRERENDER_BYPASS}.`, mend);
});

test('Next leaves the signals to us when it is told to', () => {
  const source = readFileSync(require.resolve('next/dist/server/lib/start-server.js'), 'utf8');
  const isAsked = /if \(!process\.env\.NEXT_MANUAL_SIG_HANDLE\) \{\s*process\.on\('SIGINT'/.test(source);
  assume(
    isAsked,
    "Next's server no longer asks NEXT_MANUAL_SIG_HANDLE before it takes signals.",
    `${room}/preload.mjs`,
  );
});

test('a build is known by its phase', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PHASE: PHASE_PRODUCTION_BUILD });
  const mend = 'lib/platform/server/env.ts and instrumentation.ts';
  assume(isBuilding(), `Next calls the phase of a build ${PHASE_PRODUCTION_BUILD}.`, mend);
});

test('the list names every file of both rooms', () => {
  const list = readFileSync(`${room}/README.md`, 'utf8');
  const files = [room, 'lib/platform/client/next'].flatMap((folder) => readdirSync(folder));
  const modules = files.filter((file) => /\.(?:mjs|ts)$/.test(file) && !file.includes('.test.'));
  expect(modules.filter((file) => !list.includes(`\`${file}\``))).toEqual([]);
});

/** One of Next's headers, as it is sent. */
function mended(name: string, value: string): unknown {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  mendAnswer(response);
  response.setHeader(name, value);
  return response.getHeader(name);
}
