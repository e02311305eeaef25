import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { codeRules } from '../codes';
import type { sendCode as contract } from '../contract';
import { requestCode } from './request-code';
import { targetOfInput } from './target-of-input';

/**
 * Sends a code to a phone or an e-mail address; returns the id of the request and the pause before the next one. See
 * {@link requestCode}.
 */
export async function sendCode(
  context: Context,
  { purpose, proof, ...fields }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const request = await requestCode(context, await targetOfInput(fields), { purpose, proof });
  return { request, secondsBetween: codeRules.secondsBetween };
}
