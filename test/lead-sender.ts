import type { sendLead as contract, LeadReceipt } from '@/lib/business/lead/contract';
import { sendLead } from '@/lib/business/lead/server/send-lead';
import type { Context } from '@/lib/platform/server/context';
import { createRateLimiter, enforce } from '@/lib/platform/server/limits/rate-limit';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { onlyLeads } from './leads';
import { solvedProof } from './proof';
import { setEnv } from './set-env';

type Input = InputOf<typeof contract>;

/** Visitors who send requests, with real limits; each test has a day of its own. */
export interface LeadSender {
  now(): number;
  nextDay(): void;
  context(overrides?: Partial<Context>): Context;
  /** The input of a form, with a proof of its own; override what the test needs. */
  lead(changes?: Partial<Input>): Promise<Input>;
  send(changes?: Partial<Input>): Promise<LeadReceipt>;
  rows(): ReturnType<typeof rowsOf>;
  jobs(): ReturnType<typeof jobsOf>;
}

const dayMs = 24 * 3_600_000;

/** Makes the sender of a block. Its site is https://light.example. */
export function useLeadSender(database: () => TestDatabase): LeadSender {
  let now = noon;
  const context = (overrides: Partial<Context> = {}): Context => {
    const limiter = createRateLimiter(database().db, () => now);
    return testContext(database().db, { now: () => now, limit: (use) => enforce(limiter, use), ...overrides });
  };
  const lead = async (changes: Partial<Input> = {}) => ({ ...form, proof: await solvedProof(context()), ...changes });

  beforeEach(async () => {
    now += dayMs;
    setEnv({ siteUrl: 'https://light.example' });
    await onlyLeads(database().db, []);
  });
  afterEach(() => jest.restoreAllMocks());

  return {
    now: () => now,
    nextDay: () => {
      now += dayMs;
    },
    context,
    lead,
    send: async (changes) => sendLead(context(), await lead(changes)),
    rows: () => rowsOf(database()),
    jobs: () => jobsOf(database()),
  };
}

const form: Omit<Input, 'proof'> = {
  service: 'competitions',
  company: ' 光影\r\n科技 ',
  name: '李雷',
  mobile: '138 0013 8000',
  region: 'CN',
  email: 'Li.Lei@Example.org',
  budget: 'under1m',
  message: '第一行\r\n第二行',
  consent: true,
  landing: 'https://light.example/business?utm_source=baidu&utm_medium=cpc&gclid=1',
  referrer: 'https://www.example.com/s?wd=secret',
  files: [],
};

function rowsOf({ db }: TestDatabase) {
  return db.read.selectFrom('cooperation_lead').selectAll().execute();
}

function jobsOf({ db }: TestDatabase) {
  return db.read.selectFrom('job').select(['kind', 'payload', 'run_at']).execute();
}
