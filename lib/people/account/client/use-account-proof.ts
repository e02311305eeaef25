'use client';

import { useTranslations } from 'next-intl';
import { useProof } from '@/lib/base/proof/client/use-proof';

/** The proof of work that is demanded after a few attempts or codes without a known device. */
export function useAccountProof() {
  return useProof(useTranslations('account.problems')('proofFailed'));
}
