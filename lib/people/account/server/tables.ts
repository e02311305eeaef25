import type { Generated } from 'kysely';
import type { StaffRole } from '@/lib/base/permission/contract';
import type { CodePurpose } from '../codes';

/** Accounts, better-auth's model `user`; `id` is the person's. Times in ms, flags 0 or 1. */
export interface AccountUserTable {
  id: string;
  /** better-auth requires a name. People have a nickname, so it stays empty. */
  name: Generated<string>;
  /** In lower case; null for none. Unique. */
  email: string | null;
  email_verified: Generated<0 | 1>;
  image: string | null;
  /** E.164; null for none. Unique. */
  phone: string | null;
  /** Their staff role; set by `npm run staff`, and by callers who may manage accounts. */
  staff_role: StaffRole | null;
  /** When the account was locked; null if it is not. */
  locked_at: number | null;
  /** When it will be erased; null unless requested. */
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
  /** Who its owner is to the service account, which can send them messages; null for a password, and where it is not known. */
  open_id: string | null;
  password: string | null;
  created_at: number;
  updated_at: number;
}

export interface AccountSessionTable {
  id: string;
  /** SHA-256 of the token in hex, so that a copy of the database cannot open sessions. */
  token_hash: string;
  person_id: string;
  /** `web` sessions need the cookie; for `app` sessions the bearer is sufficient (DESIGN 8). */
  kind: 'web' | 'app';
  ip_address: string;
  user_agent: string;
  created_at: number;
  updated_at: number;
  expires_at: number;
  /** Its device; null for a session from before devices were stored. */
  device_hash: string | null;
}

/** Devices on which somebody has logged in to an account. */
export interface AccountDeviceTable {
  /** SHA-256 in hex of the id in its cookie. */
  device_hash: string;
  person_id: string;
  expires_at: number;
}

/** The used part of a share (`server/shares.ts`). */
export interface AccountShareTable {
  subject: string;
  used: number;
  /** When it is restored. */
  ends_at: number;
}

/** Sessions that another device has ended, until their expiry, so that their clients can show it. */
export interface AccountEndedSessionTable {
  /** Hash of the session's token or, in another row, of the browser's token. */
  token_hash: string;
  expires_at: number;
}

/** Requested codes. Each is valid only for its requester, so that nobody can use up the attempts of another. */
export interface AccountCodeRequestTable {
  /** SHA-256 in hex of the request's id. */
  request_hash: string;
  /** E.164 or e-mail address. */
  address: string;
  purpose: CodePurpose;
  /** Null until the message has been generated. Hashed like passwords. */
  code_hash: string | null;
  sent_at: number;
  /** Codes are valid for ten minutes. */
  expires_at: number;
  tries: number;
  /** When it was proven; it is valid once. */
  used_at: number | null;
}

/** The ticket of a proven step for the next one. */
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
