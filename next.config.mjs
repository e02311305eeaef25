import { resolve } from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';

const withIntl = createNextIntlPlugin('./lib/app/intl.ts');

/** Page paths without a language prefix: not the API, media, Next's own, nor anything with a file ending. */
const unprefixed =
  '/:path((?!(?:zh|en)(?:/|$)|x(?:/|$)|api(?:/|$)|media(?:/|$)|_next(?:/|$)|\\.well-known(?:/|$)|.*\\.[^/]+$).+)';

// A host may come with a path; a policy with a path would match that address alone.
const originOf = (host = '') => (URL.canParse(host) ? new URL(host).origin : '');
const imageHost = originOf(process.env.NEXT_PUBLIC_IMAGE_HOST);
const videoHost = originOf(process.env.NEXT_PUBLIC_VIDEO_HOST);
const isDevelopment = process.env.NODE_ENV === 'development';

// Cached pages are the same bytes for everybody, so their scripts cannot carry nonces: 'unsafe-inline' is the price.
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${imageHost}`.trim(),
  `media-src 'self' blob: ${videoHost}`.trim(),
  `connect-src 'self' ${videoHost}`.trim(),
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
];

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks the types; a build that is asked for does not check them again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: resolve(import.meta.dirname, 'lib/platform/server/page-cache/handler.mjs'),
  cacheMaxMemorySize: 0,
  serverExternalPackages: ['better-sqlite3', 'pg', 'pino', 'sharp', 'prom-client'],
  experimental: { isrFlushToDisk: false },
  outputFileTracingIncludes: { '/*': ['./lib/platform/server/process/*.mjs', './node_modules/ipaddr.js/**'] },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      // Media says its own, stricter one where it is no picture, sound or film.
      {
        source: '/:path((?!media/).*)',
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy }],
      },
      // A browser or CDN may keep a page but asks (by ETag) before each use, or an invalidation would not reach it.
      { source: '/:path((?!api/|media/|_next/).*)', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    ];
  },
  async redirects() {
    return [
      { source: '/zh', destination: '/', permanent: true },
      { source: '/zh/:path+', destination: '/:path+', permanent: true },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/', destination: '/zh' },
        { source: unprefixed, destination: '/zh/:path' },
      ],
      // What looks like a file and is none, here or behind a language prefix, is a true 404 and never a page.
      afterFiles: [
        { source: '/:root(api|media)', destination: '/missing' },
        { source: '/:path((?:_next|\\.well-known)(?:/.*)?)', destination: '/missing' },
        { source: '/:path((?!api/|media/).*\\.[^/]+)', destination: '/missing' },
      ],
    };
  },
};

export default withIntl(config);
