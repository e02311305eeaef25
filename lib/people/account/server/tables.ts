import type { Generated } from 'kysely';
import type { StaffRole } from '@/lib/base/permission/contract';
import type { CodePurpose } from '../codes';

/** Accounts, better-auth's model `user`; `id` is the person's. Times in ms, flags 0 or 1. */
export interface AccountUserTable {
  id: string;
  /** better-auth requires a name. People have a nickname, so it stays empty. */
  name: Generated<string>;
  /** In lower case; null where none is bound. Unique. */
  email: string | null;
  email_verified: Generated<0 | 1>;
  image: string | null;
  /** E.164; null where none is bound. Unique. */
  phone: string | null;
  /** Their place in the staff; given by `npm run staff`, and by those who may manage accounts. */
  staff_role: StaffRole | null;
  /** Since when the account may not be used; null while it may. */
  locked_at: number | null;
  /** When it is to be erased; null when that was not asked for. */
  erase_at: number | null;
  created_at: number;
  updated_at: number;
}

/** A credential of an account, in the shape of better-auth's model `account`: a password, or the login of the chat app. */
export interface AccountCredentialTable {
  id: string;
  user_id: string;
  /** `credential` for a password, `wechat`. */
  provider_id: string;
  /** The person's id for a password, the union id (else the open id) of the chat app. Unique for each provider. */
  account_id: string;
  password: string | null;
  created_at: number;
  updated_at: number;
}

export interface AccountSessionTable {
  id: string;
  /** SHA-256 of the token in hex: a copy of the database opens no account. */
  token_hash: string;
  person_id: string;
  /** `web` sessions need the cookie, `app` sessions are good by the bearer alone (DESIGN 8). */
  kind: 'web' | 'app';
  ip_address: string;
  user_agent: string;
  created_at: number;
  updated_at: number;
  expires_at: number;
  /** The device that it was opened on; null for a session from before devices were known. */
  device_hash: string | null;
}

/** On which devices somebody has logged in to an account. */
export interface AccountDeviceTable {
  /** SHA-256 in hex of the id in its cookie. */
  device_hash: string;
  person_id: string;
  expires_at: number;
}

/** What has been used up of a share (`server/shares.ts`). */
export interface AccountShareTable {
  subject: string;
  used: number;
  /** When it is whole again. */
  ends_at: number;
}

/** Sessions that another device has ended, until they would have expired: their holders are told why. */
export interface AccountEndedSessionTable {
  /** Of the session's token; in a row of its own, of what the browser keeps beside it. */
  token_hash: string;
  expires_at: number;
}

/** Codes that were asked for. Each is good only for who asked for it, so that nobody can use up the tries of another. */
export interface AccountCodeRequestTable {
  /** SHA-256 in hex of what the answer named the request with. */
  request_hash: string;
  /** E.164 or e-mail address. */
  address: string;
  purpose: CodePurpose;
  /** Null until the message has been made. Hashed as passwords are. */
  code_hash: string | null;
  sent_at: number;
  /** Codes are good for ten minutes. */
  expires_at: number;
  tries: number;
  /** When it was proven; it is good once. */
  used_at: number | null;
}

/** What a proven step gives for the next one. */
export interface AccountTicketTable {
  token_hash: string;
  /** JSON; see `server/tickets.ts`. */
  claim: string;
  expires_at: number;
  used_at: number | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    account_user: AccountUserTable;
    account_credential: AccountCredentialTable;
    account_session: AccountSessionTable;
    account_ended_session: AccountEndedSessionTable;
    account_device: AccountDeviceTable;
    account_share: AccountShareTable;
    account_code_request: AccountCodeRequestTable;
    account_ticket: AccountTicketTable;
  }
}
