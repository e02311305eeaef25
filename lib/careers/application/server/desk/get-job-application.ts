import { industryName, professionName } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import { findVideoItems } from '@/lib/works/work/port';
import type { ApplicationDetail } from '../../contract';
import { findSteps } from '../steps';
import { worksOf } from '../works-of';
import { applicationsAtDesk, toApplicationItems } from './desk-rows';
import { findCredits } from './find-credits';

/**
 * An application for a job of the caller: profile and verified credits as they are now, and what was sent. Throws Unauthorized,
 * NullPointer for one of another company's job, and for what was withdrawn.
 */
export async function getJobApplication(context: Context, { id }: { id: string }): Promise<ApplicationDetail> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const row = await findFull(read, id, personId);
  if (!row) throw new CodedError('NullPointer');
  const [[item], steps, works, credits, notes] = await Promise.all([
    toApplicationItems(context, [row]),
    findSteps(read, [id]),
    findVideoItems(context, worksOf(row)),
    findCredits(context, row.person_id),
    findNotes(read, id),
  ]);
  if (!item) throw new Error(`The application ${id} is not shown.`);
  const title = translate(row.title_zh, row.title_en, context.language);
  return {
    ...{ ...item, job: { id: row.job_id, title: title.text, titleLanguage: title.language } },
    ...{ note: row.note, email: row.email, phone: row.phone, profile: profileOf(row, context.language) },
    ...{ works, credits, notes, steps: steps.get(id) ?? [] },
  };
}

/** An application with its person and its job; undefined for another company's. */
function findFull(db: Reader, id: string, companyId: string) {
  return applicationsAtDesk(db)
    .innerJoin('job_post as job', 'job.id', 'application.job_id')
    .select(['job.title_zh', 'job.title_en'])
    .select(['bio', 'person.profession', 'person.industry', 'person.education', 'creative_fields'])
    .where('application.id', '=', id)
    .where('job.company_id', '=', companyId)
    .executeTakeFirst();
}

type Facts = Pick<
  NonNullable<Awaited<ReturnType<typeof findFull>>>,
  'bio' | 'profession' | 'industry' | 'education' | 'creative_fields'
>;

const profileOf = ({ bio, profession, industry, education, creative_fields }: Facts, language: Language) => ({
  ...{ bio, education, creativeFields: JSON.parse(creative_fields) as string[] },
  profession: (profession && professionName(profession, language)) || '',
  industry: (industry && industryName(industry, language)) || '',
});

/** The private notes of an application, the earliest first: 50 at most. */
async function findNotes(db: Reader, id: string): Promise<ApplicationDetail['notes']> {
  const rows = await db
    .selectFrom('job_application_note')
    .select(['id', 'text', 'added_at'])
    .where('application_id', '=', id)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(({ added_at, ...note }) => ({ ...note, at: isoInBeijing(added_at) }));
}
