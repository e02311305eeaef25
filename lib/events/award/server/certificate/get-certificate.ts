import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { certificatePath } from '../../codes';
import type { getCertificate as contract } from '../../contract';
import { printedCode } from '../../rules/certificate-code';
import { findHoldings } from './find-holding';
import { takeCode } from './take-code';

/**
 * A certificate of the caller, for who entered and for each member of the team; drawn each time, and the same bytes each time.
 * Throws Unauthorized, NullPointer for an entry that is not theirs, and for what it does not hold.
 */
export async function getCertificate(
  context: Context,
  { entryId, awardId }: InputOf<typeof contract>,
): Promise<FileAnswer> {
  const { personId } = signedIn(context);
  const holdings = await findHoldings(context.db.read, entryId);
  const holding = holdings.find(({ award }) => (award?.id ?? '') === awardId);
  const person = holding?.entry.people.find(({ id }) => id === personId);
  if (!holding || !person) throw new CodedError('NullPointer');
  const code = printedCode(await takeCode(context, { entryId, personId, awardId }));
  const address = new URL(certificatePath(code), env().siteUrl).href;
  // Loaded by the first certificate: these libraries are larger than a slice, and every process and test has this one.
  const { drawCertificate } = await import('./draw-certificate');
  const body = await drawCertificate({ ...holding, person: person.name, code, address });
  return { name: `certificate-${code}.pdf`, contentType: 'application/pdf', body };
}
