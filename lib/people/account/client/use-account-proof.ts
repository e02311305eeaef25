'use client';

import { useTranslations } from 'next-intl';
import { useProof } from '@/lib/base/proof/client/use-proof';

/** The proof of work that strangers to an account are asked for beyond a few tries or codes. */
export function useAccountProof() {
  return useProof(useTranslations('account.problems')('proofFailed'));
}
