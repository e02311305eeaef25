import { secondsInDay } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { unlessTaken } from '@/lib/platform/server/db/unless-taken';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import { toE164 } from '@/lib/platform/shared/phone';
import { verificationLimits as limits, sidesOf } from '../codes';
import type { applyForVerification as contract, OwnApplication } from '../contract';
import { brokenFields, plainNumber } from '../rules/papers';
import { type ApplicationOnFile, toOwnApplication } from './application-item';
import { paperPictures, type StoredPicture, storePaperPictures } from './paper-pictures';
import { digestOfNumber, type PrivateFacts, sealFacts } from './private-facts';

type Form = InputOf<typeof contract>;

/** Numbers without a country code are Chinese. */
const region = 'CN';

/**
 * Applies to be verified (specification section 5). A form that is sent again, or twice at once, is one application.
 * Throws Unauthorized, PhoneNeeded without a bound mobile, 400 with the broken rules, TooManyRequests for more than five a
 * day, Changed where one of this kind is pending, and what `storePaperPictures` throws.
 */
export async function applyForVerification(context: Context, form: Form): Promise<OwnApplication> {
  const { personId, hasPhone } = signedIn(context);
  if (!hasPhone) throw new CodedError('PhoneNeeded');
  const facts = await checkedFacts(form, context.now());
  const sent = await findSent(context, personId, form);
  if (sent) return toOwnApplication(sent);
  const limit = { max: limits.aDay, seconds: secondsInDay, strict: true };
  await context.limit({ name: 'verifications of', client: personId, limit });
  const id = uuid();
  const pictures = await storePaperPictures(context, id, filesOf(form));
  let isKept = false;
  try {
    isKept = await context.db.transaction((tx) =>
      insert(tx, { id, personId, form, facts, pictures, at: context.now() }),
    );
  } finally {
    if (!isKept) await paperPictures.drop(context, id);
  }
  const stored = await findSent(context, personId, form);
  if (!stored) throw new CodedError('Changed');
  return toOwnApplication(stored);
}

/** The application of this form; throws Changed where another one of its kind waits. */
async function findSent({ db }: Context, personId: string, { kind, clientId }: Form) {
  const own = await db.read
    .selectFrom('verification_application')
    .selectAll()
    .where('person_id', '=', personId)
    .where((row) =>
      row.or([row('client_id', '=', clientId), row.and([row('kind', '=', kind), row('state', '=', 'pending')])]),
    )
    .execute();
  const sent = own.find(({ client_id }) => client_id === clientId);
  if (!sent && own.length > 0) throw new CodedError('Changed');
  return sent;
}

/** The private facts of a form whose rules all hold; throws 400 with those that do not. */
async function checkedFacts(form: Form, now: number): Promise<PrivateFacts> {
  const fields: FieldError[] = brokenFields(form, now);
  const phone = form.kind === 'company' ? await toE164(region, form.contactPhone) : null;
  if (form.kind === 'company' && !phone) fields.push({ field: 'contactPhone', rule: 'phone' });
  if (fields.length > 0) throw new CodedError('400', { fields });
  if (form.kind === 'individual') {
    const nothing = { legalRepresentative: null, contactName: null, contactPhone: null };
    return { name: form.realName, number: plainNumber(form.number), paper: form.paper, ...nothing };
  }
  const { companyName: name, creditCode, legalRepresentative, contactName } = form;
  return { name, number: plainNumber(creditCode), paper: null, legalRepresentative, contactName, contactPhone: phone };
}

function filesOf(form: Form) {
  const files = form.kind === 'individual' ? { front: form.front, back: form.back } : form;
  return sidesOf(form.kind, form.kind === 'individual' ? form.paper : null).flatMap((side) => {
    const file = (files as Partial<Record<typeof side, File>>)[side];
    return file ? [{ side, file }] : [];
  });
}

interface NewApplication {
  id: string;
  personId: string;
  form: Form;
  facts: PrivateFacts;
  pictures: readonly StoredPicture[];
  at: number;
}

/** False where the form is stored already, or another one of its kind waits. */
async function insert(tx: Tx, { id, personId, form, facts, pictures, at }: NewApplication): Promise<boolean> {
  const row: ApplicationOnFile = {
    ...{ id, person_id: personId, kind: form.kind, state: 'pending', revision: 0, client_id: form.clientId },
    ...{ sealed: sealFacts(id, facts), number_digest: digestOfNumber(form.kind, facts) },
    ...{ valid_until: form.validUntil || null, submitted_at: at, decided_at: null, decided_by: null },
    ...{ refusal: null, reason: '', reminded_at: null, pictures_removed_at: null },
  };
  const isNew = await unlessTaken(tx, () => tx.insertInto('verification_application').values(row).execute());
  if (!isNew) return false;
  await tx
    .insertInto('verification_picture')
    .values(pictures.map((picture) => ({ id: uuid(), application_id: id, ...picture })))
    .execute();
  return true;
}
