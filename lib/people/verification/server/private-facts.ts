import { z } from 'zod';
import { digestOf, openText, sealText } from '@/lib/platform/server/secret-box';
import { paperKinds, type VerifiedKind } from '../codes';

/** What an application says of a person or a company, and nobody but reviewers may read. */
const privateFacts = z.object({
  name: z.string(),
  /** Of the paper, or the credit code. */
  number: z.string(),
  paper: z.enum(paperKinds).nullable(),
  legalRepresentative: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
});
export type PrivateFacts = z.output<typeof privateFacts>;

const placeOf = (applicationId: string) => `verification_application/${applicationId}/sealed`;

/** The facts of an application in a secret box. */
export const sealFacts = (applicationId: string, facts: PrivateFacts) =>
  sealText(JSON.stringify(facts), placeOf(applicationId));

/** The facts of an application; null once they are removed. */
export function openFacts({ id, sealed }: { id: string; sealed: string | null }): PrivateFacts | null {
  return sealed === null ? null : privateFacts.parse(JSON.parse(openText(sealed, placeOf(id))));
}

/** The digest of a paper's number: equal for equal papers of a kind, and telling nothing else. */
export function digestOfNumber(kind: VerifiedKind, { paper, number }: Pick<PrivateFacts, 'paper' | 'number'>): string {
  return digestOf(`${paper ?? ''} ${number}`, `verification ${kind}`);
}
