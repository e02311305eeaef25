import { type NextRequest, NextResponse } from 'next/server';

/**
 * A visitor who chose English and opens an unprefixed page is sent to its English address (DESIGN 6). Runs only for
 * requests that carry that cookie: first visits and crawlers pay nothing.
 */
export function middleware(request: NextRequest): NextResponse {
  const address = new URL(`/en${request.nextUrl.pathname === '/' ? '' : request.nextUrl.pathname}`, request.nextUrl);
  address.search = request.nextUrl.search;
  return NextResponse.redirect(address, { status: 307, headers: { 'Cache-Control': 'no-store' } });
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source: '/((?!en(?:/|$)|api(?:/|$)|media(?:/|$)|_next(?:/|$)|\\.well-known(?:/|$)|.*\\.[^/]+$).*)',
      has: [{ type: 'cookie', key: 'language', value: 'en' }],
      missing: [{ type: 'header', key: 'rsc' }],
    },
  ],
};
