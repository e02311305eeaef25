import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * The configuration, read from the environment once and validated at start (DESIGN 8). README's table and
 * `.env.example` describe each value.
 */
const schema = z
  .object({
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z
      .string()
      .regex(/^(postgres(ql)?:\/\/|file:\/)/, 'must begin with postgres:// or file:/')
      .optional(),
    SITE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' }).optional(),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    DEMO: z.enum(['0', '1']).optional(),
    BANNER_HIDDEN_USER: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    COMPANY_NAME: z.string().optional(),
    ICP_NUMBER: z.string().optional(),
    POLICE_NUMBER: z.string().optional(),
  })
  .superRefine((values, context) => {
    const s3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    if (!s3.some((name) => values[name])) return;
    for (const name of s3) {
      if (!values[name])
        context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other S3_ values' });
    }
  });

export interface Env {
  /** Absolute folder of the database file and the media. */
  dataDir: string;
  databaseUrl: string;
  /** The public address without a slash at its end. */
  siteUrl: string;
  port: number;
  logLevel: z.output<typeof schema>['LOG_LEVEL'];
  metricsToken: string | null;
  /** Demonstration content and accounts: only on a loopback address, or when asked for. */
  demo: boolean;
  bannerHiddenUserId: string | null;
  s3: { endpoint: string | null; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | null;
  companyName: string | null;
  icpNumber: string | null;
  policeNumber: string | null;
}

/** The configuration is wrong; the message is for the operator, one sentence per value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads a configuration; throws a ConfigurationError with one sentence per wrong value, each with its name. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `file:${resolve(dataDir, 'lightfield.db')}`,
    siteUrl,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    demo: values.DEMO ? values.DEMO === '1' : isLoopback(siteUrl),
    bannerHiddenUserId: values.BANNER_HIDDEN_USER ?? null,
    s3:
      values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: values.S3_ENDPOINT ?? null,
            region: values.S3_REGION,
            bucket: values.S3_BUCKET,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          }
        : null,
    companyName: values.COMPANY_NAME ?? null,
    icpNumber: values.ICP_NUMBER ?? null,
    policeNumber: values.POLICE_NUMBER ?? null,
  };
}

function isLoopback(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };

/** The process's configuration. Next keeps several module graphs in one process, hence the global. */
export function env(): Env {
  slot.lightfieldEnv ??= readEnv(process.env);
  return slot.lightfieldEnv;
}

/** Whether Next is building the pages, when there is nothing to connect to. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
