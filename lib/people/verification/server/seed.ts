import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { isVerifiedAs } from '@/lib/base/permission/contract';
import type { Tx } from '@/lib/platform/server/db/database';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { type ApplicationState, type Refusal, type VerifiedKind, verifiedKinds } from '../codes';
import { digestOfNumber, type PrivateFacts, sealFacts } from './private-facts';
import { drawSpecimens } from './seed-specimens';
import type { VerificationApplicationTable } from './tables';

/** The member of the demonstration's staff who reviews verifications. */
const reviewerId = 'person-reviewer';

interface SeededApplication {
  personId: string;
  kind: VerifiedKind;
  state: ApplicationState;
  /** Hours ago. */
  sent: number;
  refusal?: { refusal: Refusal; reason: string };
}

/** Beside those of everybody who is verified: one of each other state, and two that wait. */
const applications: readonly SeededApplication[] = [
  { personId: 'person-003', kind: 'individual', state: 'pending', sent: 3 },
  { personId: 'person-005', kind: 'company', state: 'pending', sent: 27 },
  {
    ...{ personId: 'person-001', kind: 'individual', state: 'refused', sent: 50 },
    refusal: { refusal: 'unreadable', reason: '证件反面反光，看不清有效期。' },
  },
  { personId: 'person-002', kind: 'individual', state: 'expired', sent: 24 * 400 },
  { personId: 'person-034', kind: 'company', state: 'replaced', sent: 24 * 300 },
];

/**
 * Writes the demonstration's applications: those of the people who are verified, and one or more of every other state. Their
 * papers are specimens, and nobody's; a job draws the pictures of those that wait. `now` is in ms.
 */
export async function seedVerifications(tx: Tx, now: number): Promise<void> {
  const verified = await tx
    .selectFrom('person')
    .select(['id', 'verification'])
    .where('verification', '!=', 'none')
    .orderBy('id')
    .execute();
  const held = verified.flatMap(({ id, verification }) =>
    verifiedKinds
      .filter((kind) => isVerifiedAs(verification, kind))
      .map((kind): SeededApplication => ({ personId: id, kind, state: 'passed', sent: 24 * 90 })),
  );
  const rows = [...applications, ...held].map((one, at) => row(one, at + 1, now));
  await tx.insertInto('verification_application').values(rows).execute();
  for (const { id: applicationId, state } of rows) {
    if (state === 'pending') await enqueue(tx, drawSpecimens, { applicationId }, { now });
  }
}

function row({ personId, kind, state, sent, refusal }: SeededApplication, number: number, now: number) {
  const id = `verification-${number}`;
  const facts = specimen(kind, number);
  const at = now - sent * millisecondsInHour;
  const end = state === 'expired' ? now - 20 * millisecondsInDay : now + 700 * millisecondsInDay;
  const decided = { decided_at: at + 5 * millisecondsInHour, decided_by: reviewerId };
  const application: VerificationApplicationTable = {
    ...{ id, person_id: personId, kind, state, revision: state === 'pending' ? 0 : 1, client_id: id },
    ...{ sealed: sealFacts(id, facts), number_digest: digestOfNumber(kind, facts) },
    ...{ valid_until: kind === 'company' ? null : beijingDay(end), submitted_at: at },
    ...(state === 'pending' ? { decided_at: null, decided_by: null } : decided),
    ...(refusal ?? { refusal: null, reason: '' }),
    ...{ reminded_at: null, pictures_removed_at: state === 'pending' ? null : now },
  };
  return application;
}

/** Facts that nobody could take for somebody's. */
function specimen(kind: VerifiedKind, number: number): PrivateFacts {
  const place = String(number).padStart(4, '0');
  if (kind === 'individual') {
    const nothing = { legalRepresentative: null, contactName: null, contactPhone: null };
    return { name: `样本 ${place}`, number: `SPECIMEN${place}`, paper: 'passport', ...nothing };
  }
  return {
    ...{ name: `样本公司 ${place} 有限公司`, number: `SPECIMEN00000${place}`, paper: null },
    ...{ legalRepresentative: '样本', contactName: '样本', contactPhone: '+8613800000000' },
  };
}
