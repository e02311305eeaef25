import type { StaffRole } from '@/lib/base/permission/contract';
import { createPerson, seedFansOf } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { hashSecret } from './auth/passwords';
import { makeAccount } from './make-account';
import { randomPassword } from './random-password';
import { placeInStaff } from './save-staff';

interface SeedAccount {
  /** The role of its person (specification section 6), to be tried out. */
  role: string;
  personId: string;
  /** Nickname of a new person; undefined for one of the demonstration's people. */
  nickname?: string;
  /** Unassigned: a reserved number of +1 … 555 01xx in E.164, or an e-mail address under .example. */
  login: string;
  staff?: StaffRole;
}

/** The demonstration's accounts: one for each role. */
export const seedAccountList: readonly SeedAccount[] = [
  { role: 'audience', personId: 'person-audience', nickname: '路过的小满', login: '+12025550101' },
  {
    role: 'audience without a phone',
    personId: 'person-reader',
    nickname: 'Evening Reader',
    login: 'reader@lightfield.example',
  },
  { role: 'creator', personId: 'person-003', login: '+12025550103' },
  { role: 'verified individual', personId: 'person-005', login: '+12025550104' },
  { role: 'verified company', personId: 'person-034', login: '+12025550105' },
  { role: 'channel member', personId: 'person-010', login: '+12025550106' },
  { role: 'channel star', personId: 'person-002', login: '+12025550107' },
  { role: 'channel host', personId: 'person-001', login: '+12025550108' },
  { role: 'staff: admin', personId: 'person-admin', nickname: '光场管理员', login: '+12025550111', staff: 'admin' },
  { role: 'staff: editor', personId: 'person-editor', nickname: '光场编辑', login: '+12025550112', staff: 'editor' },
  {
    role: 'staff: reviewer',
    personId: 'person-reviewer',
    nickname: '光场审核',
    login: '+12025550113',
    staff: 'reviewer',
  },
  { role: 'staff: sales', personId: 'person-sales', nickname: '光场商务', login: '+12025550114', staff: 'sales' },
];

interface PreparedAccount extends SeedAccount {
  password: string;
  passwordHash: string;
}

declare module '@/lib/platform/server/slice' {
  interface Seeding {
    accounts: readonly PreparedAccount[];
  }
}

/** Gives each account a password, the given one or a random one. Takes a second: not inside a transaction. */
export function prepareAccounts(password: string | null): Promise<PreparedAccount[]> {
  return Promise.all(
    seedAccountList.map(async (account) => {
      const own = password ?? randomPassword();
      return { ...account, password: own, passwordHash: await hashSecret(own) };
    }),
  );
}

/** Writes the accounts of existing people, and the missing people. */
export async function seedAccounts(context: Context, tx: Tx, accounts: readonly PreparedAccount[]): Promise<void> {
  for (const { personId: id, nickname, login, passwordHash, staff } of accounts) {
    if (nickname) await createPerson(context, tx, { id, nickname, words: [] });
    const isEmail = login.includes('@');
    const ways = { phone: isEmail ? null : login, email: isEmail ? login : null, emailVerified: isEmail, wechat: null };
    await makeAccount(context, tx, { id, ...ways, passwordHash });
    if (staff) await placeInStaff(context, tx, id, staff);
  }
  const made = accounts.filter(({ nickname }) => nickname).map(({ personId }) => personId);
  await seedFansOf(tx, made, context.now());
}

/** The accounts as a table that is printed once. The passwords cannot be read later. */
export function accountsTable(accounts: readonly PreparedAccount[]): string {
  const rows = accounts.map(({ role, login, password }) => [role, login, password]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return ['Demonstration accounts, with their passwords (shown only now):', ...lines].join('\n');
}
