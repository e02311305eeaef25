'use client';

import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { sidesOf } from '../codes';
import type * as contract from '../contract';
import type { OwnApplication } from '../contract';
import { applyForVerification } from './own';

/** What the field of a paper's end holds while nothing is chosen: empty means a paper without an end. */
export const nothingChosen = '-';

type Personal = Omit<z.input<typeof contract.personalForm>, 'clientId'>;
type Company = Omit<z.input<typeof contract.companyForm>, 'clientId'>;
type OnSent = (application: OwnApplication) => Promise<unknown>;

/**
 * The form of a person's application; after a refusal it begins with what that one says openly: the kind of its paper, and its
 * end. A failure loses nothing of it.
 */
export function usePersonalForm(onSent: OnSent, refused: OwnApplication | null) {
  const send = useSend(onSent);
  return useCallForm({
    schema: () => import('../contract').then(({ personalForm }) => withBack(personalForm.omit({ clientId: true }))),
    rules: 'verification.rules',
    // Its pictures are chosen later.
    values: {
      ...{ kind: 'individual', realName: '', number: '' },
      ...{ paper: refused?.paper ?? 'idCard', validUntil: endOf(refused) },
    } as Personal,
    send,
  });
}

/** The form of a company's application, as that of a person's. */
export function useCompanyForm(onSent: OnSent, refused: OwnApplication | null) {
  const send = useSend(onSent);
  return useCallForm({
    schema: () => import('../contract').then(({ companyForm }) => companyForm.omit({ clientId: true })),
    rules: 'verification.rules',
    values: {
      ...{ kind: 'company', companyName: '', creditCode: '', legalRepresentative: '' },
      ...{ contactName: '', contactPhone: '', validUntil: endOf(refused) },
    } as Company,
    send,
  });
}

/** The form, with the back of a paper that has one. */
function withBack<Schema extends z.ZodType<Omit<z.output<typeof contract.personalForm>, 'clientId'>>>(form: Schema) {
  return form.refine(({ paper, back }) => back !== undefined || !sidesOf('individual', paper).includes('back'), {
    path: ['back'],
    error: 'picture',
    // Said together with what else is missing.
    when: () => true,
  });
}

/** The end of the paper of a refused application, unless it was refused for it. */
function endOf(refused: OwnApplication | null): string {
  return refused && refused.refusal !== 'expired' ? (refused.validUntil ?? '') : nothingChosen;
}

/** Sends an application, the same one under the same id. */
function useSend(onSent: OnSent) {
  const idOf = useClientId();
  return async (said: Personal | Company) => {
    const sent = { ...said, clientId: idOf(contentOf(said)) };
    await onSent(await call(applyForVerification, sent, { quiet: true, encoding: 'multipart' }));
  };
}

/** An application as text, pictures by what is known of their files. */
function contentOf(said: object): string {
  const known = (value: unknown) =>
    value instanceof Blob ? [(value as File).name, value.size, (value as File).lastModified] : value;
  return JSON.stringify(Object.entries(said).map(([name, value]) => [name, known(value)]));
}
