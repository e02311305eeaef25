import { resolve } from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';
import { asksFor } from './lib/platform/server/page-cache/pages-by-query.mjs';
import { securityHeaders } from './lib/platform/server/process/response-headers.mjs';

const withIntl = createNextIntlPlugin({
  requestConfig: './lib/app/intl.ts',
  experimental: {
    // Words are parsed at build: the browser gets no ICU parser (8 kB gzip less) and does no parsing.
    messages: {
      path: ['./messages/zh', './messages/en'],
      format: 'json',
      precompile: true,
      sourceLocale: 'zh',
      locales: 'infer',
    },
  },
});

/** Page paths without a language prefix: not the API, media, films, Next's own, nor anything with a file ending. */
const unprefixed =
  '/:path((?!(?:zh|en)(?:/|$)|api(?:/|$)|media(?:/|$)|play(?:/|$)|_next(?:/|$)|\\.well-known(?:/|$)|.*\\.[^/]+$).+)';

/** `/feeds/works.xml`, `/en/feeds/people/<id>.atom`: to `app/feed`, because a folder's name cannot hold an ending. */
const feeds = ['zh', 'en'].flatMap((language) => {
  const source = `${language === 'en' ? '/en' : ''}/feeds`;
  const destination = `/feed/${language}`;
  return [
    { source: `${source}/works.:format(xml|atom)`, destination: `${destination}/works/all/:format` },
    {
      source: `${source}/:kind(people|channels)/:id([\\w-]{1,64}).:format(xml|atom)`,
      destination: `${destination}/:kind/:id/:format`,
    },
  ];
});

const hosts = { imageHost: process.env.NEXT_PUBLIC_IMAGE_HOST, videoHost: process.env.NEXT_PUBLIC_VIDEO_HOST };
const chatUrl = process.env.CUSTOMER_CHAT_URL;

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks the types; a build that is asked for does not check them again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: resolve(import.meta.dirname, 'lib/platform/server/next/handler.mjs'),
  cacheMaxMemorySize: 0,
  serverExternalPackages: ['better-sqlite3', 'pg', 'pino', 'sharp', 'prom-client'],
  // Pictures have sizes of our own, at /media.
  images: { unoptimized: true },
  experimental: { isrFlushToDisk: false },
  // What the preload is made of: it runs outside Next's bundles.
  outputFileTracingIncludes: {
    '/*': [
      './lib/platform/server/{next,page-cache,process}/*.mjs',
      './lib/platform/client/next/*.mjs',
      './lib/platform/shared/*.mjs',
      './node_modules/ipaddr.js/**',
      './node_modules/lru-cache/**',
      './node_modules/negotiator/**',
    ],
    // The one font of share images and posters; nothing imports it.
    '/media/share/**': ['./node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf'],
    '/media/poster/**': ['./node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf'],
  },
  // In production the preload sets them: Next would compile each value anew for every request.
  async headers() {
    if (process.env.NODE_ENV !== 'development') return [];
    const of = (isFramed) => {
      const headers = securityHeaders({ ...hosts, chatUrl, isDevelopment: true, isFramed });
      return Object.entries(headers).map(([key, value]) => ({ key, value }));
    };
    return [
      { source: '/:path*', headers: of(false) },
      { source: '/:language(en)?/VideoPlayer', headers: of(true) },
    ];
  },
  async redirects() {
    return [
      { source: '/zh', destination: '/', permanent: true },
      { source: '/zh/:path+', destination: '/:path+', permanent: true },
      // The paths that queries are rewritten to are no addresses of their own.
      { source: '/otherPeople/:userId', destination: '/otherPeople?userId=:userId', permanent: true },
      { source: '/en/otherPeople/:userId', destination: '/en/otherPeople?userId=:userId', permanent: true },
      { source: '/VideoPlayer/:id', destination: '/VideoPlayer?id=:id', permanent: true },
      { source: '/en/VideoPlayer/:id', destination: '/en/VideoPlayer?id=:id', permanent: true },
      // Which board stands first may change.
      { source: '/hotList', destination: '/hotList/week', permanent: false },
      { source: '/en/hotList', destination: '/en/hotList/week', permanent: false },
      { source: '/excellent/:month', destination: '/excellent?month=:month', permanent: true },
      { source: '/en/excellent/:month', destination: '/en/excellent?month=:month', permanent: true },
      { source: '/Search/found/:path+', destination: '/Search', permanent: true },
      { source: '/en/Search/found/:path+', destination: '/en/Search', permanent: true },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/', destination: '/zh' },
        // A page that reads its query cannot be kept: what it is asked for goes into the path.
        { source: '/otherPeople', has: asksFor('/otherPeople'), destination: '/zh/otherPeople/:userId' },
        { source: '/en/otherPeople', has: asksFor('/otherPeople'), destination: '/en/otherPeople/:userId' },
        { source: '/VideoPlayer', has: asksFor('/VideoPlayer'), destination: '/zh/VideoPlayer/:id' },
        { source: '/en/VideoPlayer', has: asksFor('/VideoPlayer'), destination: '/en/VideoPlayer/:id' },
        { source: '/excellent', has: asksFor('/excellent'), destination: '/zh/excellent/:month' },
        { source: '/en/excellent', has: asksFor('/excellent'), destination: '/en/excellent/:month' },
        { source: '/Search', has: asksFor('/Search', 2), destination: '/zh/Search/found/:tab/:text' },
        { source: '/en/Search', has: asksFor('/Search', 2), destination: '/en/Search/found/:tab/:text' },
        { source: '/Search', has: asksFor('/Search'), destination: '/zh/Search/found/works/:text' },
        { source: '/en/Search', has: asksFor('/Search'), destination: '/en/Search/found/works/:text' },
        { source: unprefixed, destination: '/zh/:path' },
      ],
      afterFiles: [
        { source: '/sitemaps/:name([a-z]+)-:part([\\w.~-]+).xml', destination: '/sitemap-part/:name/:part' },
        ...feeds,
        { source: '/MP_verify_:code([A-Za-z0-9]+).txt', destination: '/wechat-verify/:code' },
        // What looks like a file and is none, here or behind a language prefix, is a true 404 and never a page.
        { source: '/:root(api|media|play)', destination: '/missing' },
        { source: '/:path((?:_next|\\.well-known)(?:/.*)?)', destination: '/missing' },
        { source: '/:path((?!api/|media/|play/).*\\.[^/]+)', destination: '/missing' },
      ],
    };
  },
};

export default withIntl(config);
