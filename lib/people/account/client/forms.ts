import { z } from 'zod';
import { agreed, code, password, register, sendCode } from '../contract';

// Forms that differ from the input of a call; their fields are those of the contract.

/** Requests a code for a phone, where an account may be created. */
export const agreedCodeForm = sendCode.input.and(z.object({ agreed }));

/** The typed part of a proof by code; the recipient is known from the flow. */
export const codeForm = z.object({ code });

/** A new password, typed twice against mistakes (specification section 5). */
export const newPasswordForm = z
  .object({ password, again: z.string() })
  .refine((form) => form.again === form.password, { path: ['again'], error: 'passwordsDiffer' });

/** The remaining input for a new account, beside its ticket and its password. */
export const nicknameForm = register.input.pick({ nickname: true, agreed: true });
