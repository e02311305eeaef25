import { z } from 'zod';
import { listOf } from './values';

/** Keys of 32 bytes as base64url, separated by commas. */
const secretKeys = listOf(/^[\w-]{43}$/, 'must be keys of 32 bytes as base64url').transform((list) =>
  list.map((key) => Buffer.from(key, 'base64url')),
);

/** The process itself, its data and its storage. */
export const siteValues = {
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|file:\/)/, 'must begin with postgres:// or file:/')
    .optional(),
  PAPERS_KEY: secretKeys.optional(),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' }).optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DEMO: z.enum(['0', '1']).optional(),
  DEMO_PASSWORD: z
    .string()
    .regex(/^(?=.*\D).{7,128}$/, 'must have at least 7 characters, not only digits')
    .optional(),
  DEMO_CLIPS: z.enum(['0', '1']).default('1'),
  FFMPEG: z.string().default('ffmpeg'),
  POSTING_NEEDS_PHONE: z.enum(['0', '1']).default('1'),
  CODES_PER_DAY: z.coerce.number().int().min(1).default(5000),
  BANNER_HIDDEN_USER: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};
