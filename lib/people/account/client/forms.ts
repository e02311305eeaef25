import { z } from 'zod';
import { agreed, code, password, register, sendCode } from '../contract';

// The forms that are no input of a call as they stand; their fields are the contract's own.

/** Asks for a code to a phone, where a new account may come of it. */
export const agreedCodeForm = sendCode.input.and(z.object({ agreed }));

/** What is typed where a code was sent to; whom it was sent to is known there. */
export const codeForm = z.object({ code });

/** A new password, twice, so that nobody is locked out by a slip (specification section 5). */
export const newPasswordForm = z
  .object({ password, again: z.string() })
  .refine((form) => form.again === form.password, { path: ['again'], error: 'passwordsDiffer' });

/** What is left to say for a new account once its ticket and its password are there. */
export const nicknameForm = register.input.pick({ nickname: true, agreed: true });
