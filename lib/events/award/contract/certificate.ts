import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { textLanguage, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { outcomes } from '../codes';

const time = z.iso.datetime({ offset: true });
const shownText = z.object({ text: z.string(), language: textLanguage });

/** What a certificate says, in the reader's language. */
export const certificate = z.object({
  kind: z.enum(outcomes),
  /** Empty for a shortlisted entry. */
  award: shownText,
  contest: shownText.extend({ name: z.string() }),
  organiser: z.string(),
  entry: shownText.extend({ number: z.int(), teamName: z.string() }),
  /** As they were called when the result was published; empty once they have erased their account. */
  person: z.string(),
  publishedTime: time,
});
export type Certificate = z.output<typeof certificate>;

export const findCertificates = endpoint({
  name: 'findCertificates',
  ...calls.findCertificates,
  summary: 'Certificates that an entry of the caller or of their team has: for each award, or for the shortlist.',
  auth: 'user',
  input: z.object({ entryId: wireId }),
  data: z.array(
    certificate.pick({ kind: true, award: true, publishedTime: true }).extend({
      /** Null for the shortlist. */
      awardId: wireId.nullable(),
    }),
  ),
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const getCertificate = endpoint({
  name: 'getCertificate',
  ...calls.getCertificate,
  summary: 'A certificate of the caller as PDF, in both languages, with the address at which it can be checked.',
  auth: 'user',
  input: z.object({
    entryId: wireId,
    /** Empty: for the shortlist. */
    awardId: wireText(64).default(''),
  }),
  data: z.null(),
  errors: ['NullPointer'],
  // Drawing one takes a tenth of a second.
  limit: writingLimit({ max: 60, seconds: 3600 }),
  answers: 'file',
});

export const checkCertificate = endpoint({
  name: 'checkCertificate',
  ...calls.checkCertificate,
  summary: 'What a certificate with this code certifies; spaces, hyphens and case do not matter.',
  auth: 'public',
  input: z.object({ code: wireText(64) }),
  data: certificate,
  errors: ['NullPointer'],
  limit: { address: { max: 60, seconds: 60 } },
});
