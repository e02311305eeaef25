import { z } from 'zod';
import { listOf, page } from './values';

/** A name of a host, with a port where it has one. */
const host = z.string().regex(/^[A-Za-z0-9.-]+(:\d{1,5})?$/, 'must be a host such as live.example.org');

/** A key that signs addresses or callbacks, as the providers of live streams take it. */
const addressKey = z.string().regex(/^[A-Za-z0-9]{6,64}$/, 'must have 6 to 64 letters and digits');

/** Live streams: encoders, a provider, guests on a stage. */
export const liveValues = {
  RTMP_PORT: z
    .union([z.literal('off').transform(() => null), z.coerce.number().int().min(1).max(65_535)], {
      error: 'must be a port, or off',
    })
    .default(1935),
  LIVE_SERVER: z
    .url({ protocol: /^rtmps?$/, error: 'must be an address such as rtmp://live.example.org/live' })
    .optional(),
  LIVE_STREAMS: z.coerce.number().int().min(1).max(32).default(2),
  LIVE_PROVIDER: z.enum(['embedded', 'aliyun', 'tencent']).default('embedded'),
  LIVE_PUSH_HOST: host.optional(),
  LIVE_PULL_HOST: host.optional(),
  LIVE_APP: z
    .string()
    .regex(/^\w{1,64}$/, 'must be the name of an application, such as live')
    .default('live'),
  LIVE_PUSH_KEY: addressKey.optional(),
  LIVE_PULL_KEY: addressKey.optional(),
  LIVE_CALLBACK_KEY: addressKey.optional(),
  LIVE_VALID_SECONDS: z.coerce.number().int().min(0).max(31_536_000).default(1800),
  LIVE_ACCESS_KEY_ID: z.string().optional(),
  LIVE_ACCESS_KEY_SECRET: z.string().optional(),
  LIVE_API_URL: page.optional(),
  STUN_URLS: listOf(/^stuns?:[\w.:[\]-]+$/, 'must be addresses such as stun:stun.example.org:3478').default([]),
  TURN_URLS: listOf(
    /^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/,
    'must be addresses such as turn:turn.example.org:3478?transport=udp',
  ).optional(),
  TURN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
};
