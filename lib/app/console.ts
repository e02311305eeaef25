import type { SelectQueryBuilder } from 'kysely';
import type { AuditEntry } from '@/lib/base/audit/contract';
import { listAuditEntries } from '@/lib/base/audit/server/list-audit-entries';
import { type Action, type StaffRole, staffRoles } from '@/lib/base/permission/contract';
import { mayDo, requireAllowed } from '@/lib/base/permission/port';
import { type ConsoleSectionName, mostWaiting } from '@/lib/base/staff/codes';
import { countWaiting as countWaitingCall, type WaitingCount } from '@/lib/base/staff/contract';
import { route } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { Tables } from '@/lib/platform/server/db/tables';

/** A part of the console. */
export interface ConsoleSection {
  name: ConsoleSectionName;
  /** Without language prefix. */
  path: `/staff/${string}`;
  /** What somebody must be allowed to see it. */
  action: Action;
  /** How many things in it wait for somebody, at most `mostWaiting`; without it nothing ever waits there. */
  waiting?(context: Context): Promise<number>;
}

/** Everything that the console has, in its order; a slice with a queue of its own adds its line. */
export const consoleSections: readonly ConsoleSection[] = [
  {
    name: 'leads',
    path: '/staff/leads',
    action: 'answerLeads',
    waiting: ({ db }) => count(db.read.selectFrom('cooperation_lead').where('state', '=', 'new')),
  },
  {
    name: 'bookings',
    path: '/staff/bookings',
    action: 'reviewBookings',
    waiting: ({ db, now }) =>
      count(db.read.selectFrom('advertising_booking').where('state', '=', 'held').where('held_until', '>', now())),
  },
  {
    name: 'chats',
    path: '/staff/chats',
    action: 'answerChats',
    waiting: ({ db }) => count(unreadChats(db.read)),
  },
  {
    name: 'works',
    path: '/staff/works',
    action: 'reviewWorks',
    waiting: ({ db }) => count(db.read.selectFrom('video').where('state', '=', 'pending_review')),
  },
  { name: 'picks', path: '/staff/picks', action: 'editContent' },
  {
    name: 'reviews',
    path: '/staff/reviews',
    action: 'reviewTexts',
    waiting: ({ db }) => count(db.read.selectFrom('moderation_review').where('state', '=', 'pending')),
  },
  {
    name: 'reports',
    path: '/staff/reports',
    action: 'reviewReports',
    waiting: ({ db }) => count(db.read.selectFrom('moderation_case').where('state', '=', 'open')),
  },
  { name: 'words', path: '/staff/words', action: 'editWords' },
  {
    name: 'content',
    path: '/staff/content',
    action: 'editContent',
    waiting: ({ db }) => count(db.read.selectFrom('content_entry').where('draft', 'is not', null)),
  },
  { name: 'banners', path: '/staff/banners', action: 'editBanners' },
  { name: 'users', path: '/staff/users', action: 'manageUsers' },
  {
    name: 'jobs',
    path: '/staff/jobs',
    action: 'manageJobs',
    waiting: ({ db }) => count(db.read.selectFrom('job').where('state', '=', 'failed')),
  },
  { name: 'audit', path: '/staff/audit', action: 'readAudit' },
];

/** The sections that the caller may open. */
export function sectionsOf(context: Pick<Context, 'caller'>): ConsoleSection[] {
  return consoleSections.filter(({ action }) => mayDo(context, action));
}

/** What waits in the sections that the caller may open. Unauthorized or Forbidden for who is not staff. */
export async function countWaiting(context: Context): Promise<WaitingCount[]> {
  requireAllowed(context, 'openConsole');
  return Promise.all(
    sectionsOf(context).flatMap(({ name, waiting }) =>
      waiting ? [waiting(context).then((count) => ({ section: name, count }))] : [],
    ),
  );
}

/** Calls that know the whole console, and so belong to no capability. */
export const consoleRoutes = [route(countWaitingCall, countWaiting)];

/** The caller's place in the staff; null for everybody else. */
export function staffRoleOf({ caller }: Pick<Context, 'caller'>): StaffRole | null {
  return staffRoles.find((role) => role === caller?.staff) ?? null;
}

/** What a person of the staff is called in the frame of the console. */
export async function nicknameOf({ db }: Context, personId: string): Promise<string> {
  const person = await db.read.selectFrom('person').select('nickname').where('id', '=', personId).executeTakeFirst();
  return person?.nickname ?? '';
}

/** What the staff did last, at most eight things; null for who may not read that. */
export async function latestEntries(context: Context): Promise<AuditEntry[] | null> {
  if (!mayDo(context, 'readAudit')) return null;
  const first = { pageIndex: 1, pageSize: 8, sort: 'at', order: 'desc', search: '', area: '' } as const;
  return (await listAuditEntries(context, first)).list;
}

/** No further than the console shows: a queue that has run full must not cost more with every row. */
async function count<Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, object>): Promise<number> {
  const found = await rows
    .select(({ lit }) => lit(1).as('one'))
    .limit(mostWaiting)
    .execute();
  return found.length;
}

/** Conversations with a message of the visitor that nobody of the staff has seen, open or not. */
function unreadChats(db: Reader) {
  return db
    .selectFrom('chat_conversation')
    .whereRef('last_seq', '>', 'staff_seq')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chat_message')
          .select('seq')
          .whereRef('conversation_id', '=', 'chat_conversation.id')
          .whereRef('seq', '>', 'staff_seq')
          .where('side', '=', 'visitor'),
      ),
    );
}
