import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { VerifiedKind } from '../codes';
import type { Verification } from '../contract';
import { toOwnApplication } from './application-item';

/** How the caller is verified, and the latest application of each kind. Throws Unauthorized for a visitor. */
export async function getVerification(context: Context): Promise<Verification> {
  const { personId, hasPhone } = signedIn(context);
  const [individual, company] = await Promise.all([
    ofKind(context, personId, 'individual'),
    ofKind(context, personId, 'company'),
  ]);
  return { individual, company, hasPhone };
}

async function ofKind({ db }: Context, personId: string, kind: VerifiedKind) {
  const own = db.read
    .selectFrom('verification_application')
    .selectAll()
    .where('person_id', '=', personId)
    .where('kind', '=', kind);
  const [latest, holds] = await Promise.all([
    own.orderBy('submitted_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    own.where('state', '=', 'passed').executeTakeFirst(),
  ]);
  return { latest: latest ? toOwnApplication(latest) : null, holds: holds ? toOwnApplication(holds) : null };
}
