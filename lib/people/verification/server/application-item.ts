import type { Selectable } from 'kysely';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { addWorkingDays } from '@/lib/platform/shared/working-days';
import { decidedWithin } from '../codes';
import type { OwnApplication } from '../contract';
import { endOfNumber, maskName } from '../rules/mask';
import { openFacts } from './private-facts';
import type { VerificationApplicationTable } from './tables';

export type ApplicationOnFile = Selectable<VerificationApplicationTable>;

/** An application for its owner: masked, in the shape of the contract. */
export function toOwnApplication(row: ApplicationOnFile): OwnApplication {
  const facts = openFacts(row);
  return {
    ...{ id: row.id, kind: row.kind, state: row.state },
    name: facts ? maskName(row.kind, facts.name) : '',
    paper: facts?.paper ?? null,
    numberEnd: facts ? endOfNumber(facts.number) : '',
    validUntil: row.valid_until,
    submittedAt: isoInBeijing(row.submitted_at),
    dueAt: isoInBeijing(addWorkingDays(row.submitted_at, decidedWithin)),
    decidedAt: row.decided_at === null ? null : isoInBeijing(row.decided_at),
    refusal: row.refusal,
    reason: row.reason,
  };
}
