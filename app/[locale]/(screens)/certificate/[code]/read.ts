import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { readCode } from '@/lib/events/award/rules/certificate-code';
import { checkCertificate } from '@/lib/events/award/server/certificate/check-certificate';
import { contestsTag } from '@/lib/events/contest/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/**
 * What a certificate with this code certifies, however the code is written; null for a code that was never given. It is read again
 * when people are named otherwise or erase their account. Read once per rendering.
 */
export const readCertificate = cache(async (language: Language, written: string) => {
  const code = readCode(written);
  if (code === null) return null;
  const certificate = await taggedRead([authorsTag, contestsTag], () =>
    checkCertificate(visitorContext(language), { code }).catch(orNull),
  );
  return certificate && { certificate, code };
});
