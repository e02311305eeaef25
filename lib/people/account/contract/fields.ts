import { z } from 'zod';
import { countCharacters } from '@/lib/platform/shared/characters';
import type { CallLimits } from '@/lib/platform/shared/endpoint';
import { wireFlag, wireText } from '@/lib/platform/shared/wire';
import { codeRules, defaultRegion, passwordMinLength } from '../codes';
import { targetOf } from '../rules/target';

/**
 * The fields of forms and calls alike (specification section 5). The message of a broken rule is the key of its text in
 * `messages/<locale>/people/account.json` under `rules`.
 */
export const password = wireText(128)
  .refine((text) => countCharacters(text) >= passwordMinLength, { error: 'passwordShort' })
  .refine((text) => !/^\p{Nd}*$/u.test(text), { error: 'passwordDigits' });
export const code = wireText(16)
  .trim()
  .refine((text) => new RegExp(`^\\d{${codeRules.digits}}$`).test(text), { error: 'code' });
const region = z.string().regex(/^[A-Z]{2}$/);
export const agreed = wireFlag.refine((isAgreed) => isAgreed, { error: 'agreement' });
/** A ticket for the next step, from a proven code or a login in the chat app: valid once, for ten minutes. */
export const ticket = wireText(128).min(1);

export const target = {
  region: region.default(defaultRegion),
  mobile: wireText(32).optional(),
  email: wireText(254).optional(),
};

/** Reports the wrong field: the number or the e-mail address, or both when neither was given. */
export async function oneTarget(fields: { region: string; mobile?: string; email?: string }, context: z.RefinementCtx) {
  if (await targetOf(fields)) return;
  const field = fields.email === undefined ? 'mobile' : 'email';
  context.addIssue({ code: 'custom', path: [field], message: field });
}

/** Id of the request of a code: the code is valid only with it. */
export const request = wireText(64).min(1, { error: 'request' });

/** Loose, since carriers share addresses: the verbs have stricter limits of their own for attempts and messages. */
export const guessLimit: CallLimits = {
  address: { max: 300, seconds: 600 },
  account: { max: 60, seconds: 600, strict: true },
};

/**
 * A login: `token` is the browser's `auth_token`. In the native app it is the credential; in a browser it is useless
 * without the cookie that comes with it (DESIGN 8).
 */
export const session = z.object({ token: z.string() });
