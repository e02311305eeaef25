import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { translate } from '@/lib/platform/shared/language';
import type { Certificate, checkCertificate as contract } from '../../contract';
import { readCode } from '../../rules/certificate-code';
import { findHoldings } from './find-holding';

/**
 * What a certificate with this code certifies. It stays true when its holder has erased their account, but does not name them any
 * more. Throws NullPointer for a code that was never given.
 */
export async function checkCertificate(
  { db, language }: Context,
  { code }: InputOf<typeof contract>,
): Promise<Certificate> {
  const held = await db.read
    .selectFrom('contest_certificate')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['entry_id', 'award_id', 'person_id', 'erased_at'])
    .where('code', '=', readCode(code) ?? '')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const holdings = await findHoldings(db.read, held.entry_id);
  const holding = holdings.find(({ award }) => (award?.id ?? '') === held.award_id);
  if (!holding) throw new CodedError('NullPointer');
  const { kind, award, contest, entry, publishedTime } = holding;
  const person = held.erased_at === null ? entry.people.find(({ id }) => id === held.person_id) : undefined;
  return {
    ...{ kind, publishedTime, organiser: contest.organiser.name, person: person?.name ?? '' },
    award: translate(award?.name.zh ?? '', award?.name.en ?? '', language),
    contest: { ...translate(contest.title.zh, contest.title.en, language), name: contest.name },
    entry: {
      ...translate(entry.title.zh, entry.title.en, language),
      ...{ number: entry.number, teamName: entry.teamName },
    },
  };
}
