import { z } from 'zod';
import { agreed, code, sendCode } from './contract';

// The forms that are no input of a call as they stand; their fields are the contract's own.

/** Asks for a code to a phone, where a new account may come of it. */
export const agreedCodeForm = sendCode.input.and(z.object({ agreed }));

/** What is typed where a code was sent to; whom it was sent to is known there. */
export const codeForm = z.object({ code });
