import { findListedPeople } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import { type CreditRole, publicState } from '@/lib/works/work/codes';
import type { DeskProposal, DeskProposalDetail } from '../../contract';
import { excerptOf } from '../../rules/excerpt';
import type { ProposalRow } from '../proposal-rows';

/** Most credits that are shown of a person. */
const mostCredits = 30;

/** Proposals for who asked, with the people who sent them. */
export async function toDeskProposals(context: Context, rows: readonly ProposalRow[]): Promise<DeskProposal[]> {
  const people = await findListedPeople(
    context,
    rows.map(({ person_id }) => person_id),
  );
  const byId = new Map(people.map((person) => [person.userId, person]));
  return rows.map((row) => ({
    ...{ id: row.id, person: byId.get(row.person_id) ?? null, state: row.state },
    ...{ excerpt: excerptOf(row.text), priceYuan: row.price_yuan, days: row.days, reason: row.reason },
    ...{ isSeen: row.seen_at !== null, sentAt: isoInBeijing(row.sent_at) },
  }));
}

/** The credits of a person that they confirmed, on public works, the latest work first. */
export async function findCreditsOf(
  db: Reader,
  personId: string,
  language: Language,
): Promise<DeskProposalDetail['credits']> {
  const rows = await db
    .selectFrom('video_credit as credit')
    .innerJoin('video', 'video.id', 'credit.video_id')
    .select(['video.id', 'title_zh', 'title_en', 'credit.roles'])
    .where('credit.person_id', '=', personId)
    .where('credit.state', '=', 'confirmed')
    .where('video.state', '=', publicState)
    .orderBy('video.verified_at', 'desc')
    .orderBy('video.id')
    .limit(mostCredits)
    .execute();
  return rows.map((row) => {
    const title = translate(row.title_zh, row.title_en, language);
    const roles = JSON.parse(row.roles) as CreditRole[];
    return { workId: row.id, title: title.text, titleLanguage: title.language, roles };
  });
}
