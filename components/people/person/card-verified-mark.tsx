import { useTranslations } from 'next-intl';
import type { Verification } from '@/lib/base/permission/contract';

interface CardVerifiedMarkProps {
  verification: Verification;
  /** Says it in visible words too, where there is one person only. */
  said?: boolean;
}

/**
 * The mark of a verified person (specification section 4, 'Verification'), which stands after their name: round for an
 * individual, a shield for a company. It is as high as the text around it.
 */
export function CardVerifiedMark({ verification, said = false }: CardVerifiedMarkProps) {
  const t = useTranslations('client.verified');
  if (verification === 'none') return null;
  const words = t(verification);
  return (
    // Positioned, so that its hidden words scroll with it: else they would widen a page beside whose edge it stands.
    <span
      className="relative inline-flex flex-none items-center gap-1 align-[-0.15em] font-semibold text-accent"
      title={said ? undefined : words}
    >
      <svg viewBox="0 0 16 16" className="size-[1.1em] min-h-3.5 min-w-3.5" aria-hidden="true">
        <path fill="currentColor" d={verification === 'individual' ? round : shield} />
        <path
          className="stroke-accent-ink"
          fill="none"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={tick}
        />
      </svg>
      {said ? <span className="text-sm">{words}</span> : <span className="sr-only"> {words}</span>}
    </span>
  );
}

const round = 'M8 .8a7.2 7.2 0 1 0 0 14.4A7.2 7.2 0 0 0 8 .8z';
const shield = 'M8 .5l6 2.1v5c0 3.9-2.4 6.5-6 7.9-3.6-1.4-6-4-6-7.9v-5z';
const tick = 'M5.2 8l2 2 3.7-3.9';
