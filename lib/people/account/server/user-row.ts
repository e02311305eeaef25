import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { UserRow } from '../contract';
import { maskEmail, maskPhone } from '../rules/mask';
import type { AccountUserTable } from './tables';

/** Columns of an account for the console. */
export const userColumns = [
  'account_user.id',
  'person.nickname',
  'person.avatar',
  'phone',
  'email',
  'staff_role',
  'locked_at',
  'erase_at',
  'account_user.created_at',
] as const;

type FoundUser = Pick<
  AccountUserTable,
  'id' | 'phone' | 'email' | 'staff_role' | 'locked_at' | 'erase_at' | 'created_at'
> & { nickname: string; avatar: string | null };

/** An account for the console, which never shows whole numbers or addresses. */
export async function toUserRow(user: FoundUser): Promise<UserRow> {
  const { id, nickname, avatar, phone, email, staff_role, locked_at, erase_at, created_at } = user;
  return {
    id,
    nickname,
    avatar,
    phone: phone && (await maskPhone(phone)),
    email: email && maskEmail(email),
    role: staff_role,
    lockedAt: locked_at === null ? null : isoInBeijing(locked_at),
    eraseAt: erase_at === null ? null : isoInBeijing(erase_at),
    createdAt: isoInBeijing(created_at),
  };
}
