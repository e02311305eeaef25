import type { ApplicationState, PictureSide, Refusal, VerifiedKind } from '../codes';

/** Applications to be verified. Times in ms. */
export interface VerificationApplicationTable {
  id: string;
  person_id: string;
  kind: VerifiedKind;
  /** A person has at most one pending and one passed application of a kind. */
  state: ApplicationState;
  revision: number;
  /** One form is one application: unique for each person. */
  client_id: string;
  /** The private facts (`server/private-facts.ts`) in a secret box; null once they are removed. */
  sealed: string | null;
  /** Tells equal papers apart from others: one paper verifies one account. Null once the facts are removed. */
  number_digest: string | null;
  /** YYYY-MM-DD, the last day of the paper; null for one without an end. */
  valid_until: string | null;
  submitted_at: number;
  decided_at: number | null;
  decided_by: string | null;
  refusal: Refusal | null;
  /** What the reviewer adds to the refusal. */
  reason: string;
  /** When the person was told that the paper ends soon. */
  reminded_at: number | null;
  pictures_removed_at: number | null;
}

/** Pictures of applications; the stored bytes are secret boxes. */
export interface VerificationPictureTable {
  id: string;
  application_id: string;
  /** Unique for each application. */
  side: PictureSide;
  media_key: string;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    verification_application: VerificationApplicationTable;
    verification_picture: VerificationPictureTable;
  }
}
