import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type * as contract from '../../contract';
import { ownApplications, toOwnApplications } from './read-own';

/** The applications of the caller, the latest sent first: so many entries of an index. Throws Unauthorized for a visitor. */
export async function findOwnApplications(
  context: Context,
  query: InputOf<typeof contract.findOwnApplications>,
): Promise<Page<contract.OwnApplication>> {
  const { personId } = signedIn(context);
  const rows = await ownApplications(context.db.read, personId)
    .orderBy('application.sent_at', 'desc')
    .orderBy('application.id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, (row) => row);
  return { ...page, list: await toOwnApplications(context, page.list) };
}

/** The application of the caller for a job; null for none. Throws Unauthorized for a visitor. */
export async function getOwnApplication(
  context: Context,
  { jobId }: InputOf<typeof contract.getOwnApplication>,
): Promise<contract.OwnApplication | null> {
  const { personId } = signedIn(context);
  const rows = await ownApplications(context.db.read, personId).where('application.job_id', '=', jobId).execute();
  const [application] = await toOwnApplications(context, rows);
  return application ?? null;
}
