import type { AuditEntry } from '@/lib/base/audit/contract';
import { listAuditEntries } from '@/lib/base/audit/server/list-audit-entries';
import { type StaffRole, staffRoles } from '@/lib/base/permission/contract';
import { mayDo, requireAllowed } from '@/lib/base/permission/port';
import { consoleSections as sectionNames } from '@/lib/base/staff/codes';
import { countWaiting as countWaitingCall, type WaitingCount } from '@/lib/base/staff/contract';
import { route } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import { product } from './product';

/** All sections of the console, in order; paths are without language prefix. */
export function consoleSections() {
  const declared = product().slices.flatMap((slice) => slice.console ?? []);
  return sectionNames.flatMap((name) => {
    const section = declared.find((one) => one.name === name);
    return section ? [{ ...section, path: `/staff/${name}` as const }] : [];
  });
}

/** The sections that the caller may open. */
export function sectionsOf(context: Pick<Context, 'caller'>) {
  return consoleSections().filter(({ action }) => mayDo(context, action));
}

/**
 * Waiting items in the sections that the caller may open. Throws Unauthorized or Forbidden for callers who are not
 * staff.
 */
export async function countWaiting(context: Context): Promise<WaitingCount[]> {
  requireAllowed(context, 'openConsole');
  return Promise.all(
    sectionsOf(context).flatMap(({ name, countWaiting: countOwn }) =>
      countOwn ? [countOwn(context).then((count) => ({ section: name, count }))] : [],
    ),
  );
}

/** Calls that need the whole console, and so belong to no slice. */
export const consoleRoutes = [route(countWaitingCall, countWaiting)];

/** The caller's staff role; null for everybody else. */
export function staffRoleOf({ caller }: Pick<Context, 'caller'>): StaffRole | null {
  return staffRoles.find((role) => role === caller?.staff) ?? null;
}

/** The nickname of a staff member in the frame of the console. */
export async function nicknameOf({ db }: Context, personId: string): Promise<string> {
  const person = await db.read.selectFrom('person').select('nickname').where('id', '=', personId).executeTakeFirst();
  return person?.nickname ?? '';
}

/** The latest actions of staff, at most eight; null for callers who may not read them. */
export async function latestEntries(context: Context): Promise<AuditEntry[] | null> {
  if (!mayDo(context, 'readAudit')) return null;
  const first = { pageIndex: 1, pageSize: 8, sort: 'at', order: 'desc', search: '', area: '' } as const;
  return (await listAuditEntries(context, first)).list;
}
