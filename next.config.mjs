import { resolve } from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';
import { securityHeaders } from './lib/platform/server/process/response-headers.mjs';
import { backToQuery, inBothLanguages, keptByQuery, noPage } from './lib/platform/shared/addresses.mjs';

const withIntl = createNextIntlPlugin({
  requestConfig: './lib/app/intl.ts',
  experimental: {
    // Messages are parsed at build time: the browser needs no ICU parser (8 kB gzip less).
    messages: {
      path: ['./messages/zh', './messages/en'],
      format: 'json',
      precompile: true,
      sourceLocale: 'zh',
      locales: 'infer',
    },
  },
});

/** Page paths without a language prefix. */
const unprefixed = `/:path((?!(?:zh|en)(?:/|$)|${noPage}).+)`;

/**
 * `/feeds/works.xml`, `/en/feeds/people/<id>.atom`: to `app/feed`, because a folder's name cannot contain an extension.
 */
const feeds = ['zh', 'en'].flatMap((language) => {
  const source = `${language === 'en' ? '/en' : ''}/feeds/:name([a-z]{1,24})`;
  const destination = `/feed/${language}/:name`;
  return [
    { source: `${source}.:format(xml|atom)`, destination: `${destination}/all/:format` },
    { source: `${source}/:id([\\w-]{1,64}).:format(xml|atom)`, destination: `${destination}/:id/:format` },
  ];
});

const hosts = { imageHost: process.env.NEXT_PUBLIC_IMAGE_HOST, videoHost: process.env.NEXT_PUBLIC_VIDEO_HOST };
const liveHost = process.env.LIVE_PULL_HOST;
const chatUrl = process.env.CUSTOMER_CHAT_URL;

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks the types; a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: resolve(import.meta.dirname, 'lib/platform/server/next/handler.mjs'),
  cacheMaxMemorySize: 0,
  serverExternalPackages: ['better-sqlite3', 'pg', 'pino', 'sharp', 'prom-client', 'pdfkit', 'subset-font'],
  // Pictures have sizes of our own, at /media.
  images: { unoptimized: true },
  experimental: { isrFlushToDisk: false },
  // The files of the preload, which runs outside Next's bundles.
  outputFileTracingIncludes: {
    '/*': [
      './lib/platform/server/{next,page-cache,process}/*.mjs',
      './lib/platform/client/next/*.mjs',
      './lib/platform/shared/*.mjs',
      './node_modules/ipaddr.js/**',
      './node_modules/lru-cache/**',
      './node_modules/negotiator/**',
    ],
    // The font of share images and posters, which nothing imports.
    '/media/share/**': ['./node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf'],
    '/media/poster/**': ['./node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf'],
    // Those of certificates, and the program that takes characters out of them.
    '/api/**': [
      './node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-{Light,Regular}.otf',
      './node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm',
    ],
  },
  // In production the preload sets them, as Next would compile each value for every request.
  async headers() {
    if (process.env.NODE_ENV !== 'development') return [];
    const of = (isFramed) => {
      const headers = securityHeaders({ ...hosts, liveHost, chatUrl, isDevelopment: true, isFramed });
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
      ...backToQuery(),
      ...inBothLanguages({ source: '/Search/found/:path+', destination: '/Search', permanent: true }),
      // The first board may change.
      ...inBothLanguages({ source: '/hotList', destination: '/hotList/week', permanent: false }),
      // The steps of messages by their numbers.
      ...['likes', 'follows', 'events'].flatMap((step, index) =>
        inBothLanguages({
          source: `/otherMessage/${index + 1}`,
          destination: `/otherMessage/${step}`,
          permanent: true,
        }),
      ),
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/', destination: '/zh' },
        ...keptByQuery(),
        { source: unprefixed, destination: '/zh/:path' },
      ],
      afterFiles: [
        { source: '/sitemaps/:name([a-z]+)-:part([\\w.~-]+).xml', destination: '/sitemap-part/:name/:part' },
        ...feeds,
        { source: '/MP_verify_:code([A-Za-z0-9]+).txt', destination: '/wechat-verify/:code' },
        // Paths that look like files but are none, also behind a language prefix, get a real 404 and never a page.
        { source: '/:root(api|media|play)', destination: '/missing' },
        { source: '/:path((?:_next|\\.well-known)(?:/.*)?)', destination: '/missing' },
        { source: '/:path((?!api/|media/|play/).*\\.[^/]+)', destination: '/missing' },
      ],
    };
  },
};

export default withIntl(config);
