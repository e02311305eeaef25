'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetLeadDraft, keepLeadDraft, knownLead } from '@/lib/business/lead/client/lead-draft';
import { emptyLead, type LeadValues } from '@/lib/business/lead/client/lead-values';
import { prepareCheck } from '@/lib/business/lead/client/prepare-check';
import { useLeadProof } from '@/lib/business/lead/client/use-lead-proof';
import { AnswerError } from '@/lib/platform/client/errors';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import type { Slot } from '../codes';
import { type BookingReceipt, requestBooking, slotsQuery } from './slots';
import { isOfferedBy } from './use-choice';

/**
 * The form that books `slots`: its fields, and the receipt once it was accepted. Typed values are kept until then,
 * across reloads and failures.
 *
 * @param onLost some of the slots are taken by somebody else; the refetched calendar shows which
 */
export function useBookingForm(slots: Slot[], onLost: () => void) {
  const queries = useQueryClient();
  const proof = useLeadProof();
  const [receipt, setReceipt] = useState<(BookingReceipt & { slots: Slot[] }) | null>(null);

  /** Whether the refetched calendar explains why slots were rejected. */
  async function areLost(): Promise<boolean> {
    await queries.invalidateQueries({ queryKey: slotsQuery.queryKey });
    return !slots.every(isOfferedBy(queries.getQueryData(slotsQuery.queryKey)));
  }

  const form = useCallForm({
    schema: () => import('@/lib/business/lead/contract').then((contract) => contract.checkedLeadForm),
    rules: 'lead.rules',
    values: emptyLead,
    known: knownValues,
    send: async (lead) => {
      try {
        const sent = await proof.spend((proof) => requestBooking({ ...lead, slots, proof }));
        forgetLeadDraft();
        setReceipt({ ...sent, slots });
      } catch (error) {
        if (!isAboutSlots(error) || !(await areLost())) throw error;
        onLost();
      }
    },
  });

  const prepare = () => {
    proof.prepare();
    prepareCheck();
  };

  const { subscribe } = form.form;
  const keep = useEffectEvent(keepLeadDraft);
  useEffect(
    () => subscribe({ formState: { values: true, dirtyFields: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  return { form, receipt, prepare };
}

/** Values that this browser has of any earlier request. */
function knownValues(): Partial<LeadValues> {
  const { service: _, ...values } = knownLead();
  return values;
}

/** Somebody was faster, or the calendar was outdated. */
function isAboutSlots(error: unknown): boolean {
  if (!(error instanceof AnswerError)) return false;
  return error.code === 'SlotTaken' || error.fields.some(({ field }) => /^slots\b/.test(field));
}
