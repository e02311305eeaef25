import { z } from 'zod';
import { countCharacters } from '@/lib/platform/shared/characters';
import type { CallLimits } from '@/lib/platform/shared/endpoint';
import { wireFlag, wireText } from '@/lib/platform/shared/wire';
import { codeRules, defaultRegion, passwordMinLength } from '../codes';
import { targetOf } from '../rules/target';

/**
 * The fields of forms and calls alike (specification section 5). A broken rule is named by its message, which is also the
 * key of its words in `messages/<locale>/people/account.json` under `rules`.
 */
export const password = wireText(128)
  .refine((text) => countCharacters(text) >= passwordMinLength, { error: 'passwordShort' })
  .refine((text) => !/^\p{Nd}*$/u.test(text), { error: 'passwordDigits' });
export const code = wireText(16)
  .trim()
  .refine((text) => new RegExp(`^\\d{${codeRules.digits}}$`).test(text), { error: 'code' });
const region = z.string().regex(/^[A-Z]{2}$/);
export const agreed = wireFlag.refine((isAgreed) => isAgreed, { error: 'agreement' });
/** What a proven code or a login in the chat app gives for the next step: good once, for ten minutes. */
export const ticket = wireText(128).min(1);

export const target = {
  region: region.default(defaultRegion),
  mobile: wireText(32).optional(),
  email: wireText(254).optional(),
};

/** Names the one field that is wrong: the number or the e-mail address, or both when neither was given. */
export async function oneTarget(fields: { region: string; mobile?: string; email?: string }, context: z.RefinementCtx) {
  if (await targetOf(fields)) return;
  const field = fields.email === undefined ? 'mobile' : 'email';
  context.addIssue({ code: 'custom', path: [field], message: field });
}

/** What names the request that a code was asked for with: the code is good only together with it. */
export const request = wireText(64).min(1, { error: 'request' });

/** Loose, since carriers share addresses: what is guessed, and what is sent, has shares of its own in the verbs. */
export const guessLimit: CallLimits = {
  address: { max: 300, seconds: 600 },
  account: { max: 60, seconds: 600, strict: true },
};

/**
 * A login: `token` is what the browser keeps as `auth_token`. In the native app it is the credential; in a browser it is
 * worth nothing without the cookie that comes with it (DESIGN 8).
 */
export const session = z.object({ token: z.string() });
