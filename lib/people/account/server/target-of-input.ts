import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Target, type TargetFields, targetOf } from '../rules/target';

/** The address of an input; throws 400 for one that the contract rejects. */
export async function targetOfInput(fields: TargetFields): Promise<Target> {
  const target = await targetOf(fields);
  if (!target) throw new CodedError('400');
  return target;
}
