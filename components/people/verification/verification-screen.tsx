'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { getVerification } from '@/lib/people/verification/client/own';
import { verifiedKinds } from '@/lib/people/verification/codes';
import type { Verification } from '@/lib/people/verification/contract';
import { call } from '@/lib/platform/client/call';
import { KindCard } from './kind-card';

interface VerificationScreenProps {
  verification: Verification;
  /** The Beijing day, YYYY-MM-DD. */
  today: string;
}

/** How the caller is verified, as a person and as a company, and the ways there (specification section 4). */
export function VerificationScreen({ verification: first, today }: VerificationScreenProps) {
  const t = useTranslations('verification');
  const client = useQueryClient();
  const queryKey = [getVerification.path];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getVerification, {}, { signal, quiet: true }),
    initialData: first,
  });
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-150">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-ink-2 text-pretty">{t('lead')}</p>
        {verifiedKinds.map((kind) => (
          <KindCard
            key={kind}
            {...{ kind, today }}
            own={data[kind]}
            hasPhone={data.hasPhone}
            onChanged={() => client.invalidateQueries({ queryKey })}
          />
        ))}
        <h2 className="mt-8 mb-1.5 text-lg">{t('privacy.title')}</h2>
        <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
          {(['sealed', 'seen', 'removed'] as const).map((point) => (
            <li key={point}>{t(`privacy.${point}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
