'use client';

import { useTranslations } from 'next-intl';
import { useProof } from '@/lib/base/proof/client/use-proof';

/** The proof of work of a request form. */
export function useLeadProof() {
  return useProof(useTranslations('lead.form')('proofFailed'));
}
