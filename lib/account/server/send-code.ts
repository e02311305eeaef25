import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { codeRules } from '../codes';
import type { sendCode as contract } from '../contract';
import { requestCode } from './codes';
import { targetOfInput } from './target-of-input';

/** Sends a code to a phone or an e-mail address, and says how soon another may be asked for. See {@link requestCode}. */
export async function sendCode(
  context: Context,
  { purpose, ...fields }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  await requestCode(context, await targetOfInput(fields), purpose);
  return { secondsBetween: codeRules.secondsBetween };
}
