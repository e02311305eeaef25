import { changePassword } from '@/lib/account/contract';
import { wireText } from '@/lib/platform/shared/wire';

/** A new password, typed twice. Loaded by the form that is checked with it. */
export const passwordTwice = changePassword.input
  .extend({ again: wireText(128) })
  .refine(({ password, again }) => password === again, { path: ['again'], error: 'passwordsDiffer' });
