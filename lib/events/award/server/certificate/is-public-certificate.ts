import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { checkCertificate } from './check-certificate';

/** Whether a certificate has this code. Few have, so that whoever tries others costs one look-up. */
export async function isPublicCertificate(context: Context, code: string): Promise<boolean> {
  return checkCertificate(context, { code }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof CodedError && error.code === 'NullPointer') return false;
      throw error;
    },
  );
}
