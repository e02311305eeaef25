import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Target, type TargetFields, targetOf } from '../rules/target';

/** The one address that an input names; throws 400 for one that the contract would not have let through. */
export async function targetOfInput(fields: TargetFields): Promise<Target> {
  const target = await targetOf(fields);
  if (!target) throw new CodedError('400');
  return target;
}
