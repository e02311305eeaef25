import { useTranslations } from 'next-intl';
import type { ContestIntegrity } from '@/lib/events/award/contract';
import { IntegrityEntries } from './integrity-entries';
import { IntegrityJudging } from './integrity-judging';
import { IntegrityResults } from './integrity-results';
import { IntegrityPhases, IntegrityRules } from './integrity-rules';
import { IntegrityVote } from './integrity-vote';

interface IntegrityScreenProps {
  integrity: ContestIntegrity;
  /** When its numbers were read, ISO 8601. */
  asOf: string;
}

/** All that lets anybody check a contest: each part says what it proves. */
export function IntegrityScreen({ integrity, asOf }: IntegrityScreenProps) {
  const t = useTranslations('integrity');
  return (
    <>
      <h2 className="text-2xl">{t('heading')}</h2>
      <p className="mt-1 mb-6 max-w-170 text-ink-2 text-pretty md:mb-9">{t('intro')}</p>
      <IntegrityResults {...integrity} />
      <IntegrityEntries entries={integrity.entries} asOf={asOf} />
      <IntegrityJudging {...integrity} />
      <IntegrityVote {...integrity} />
      <IntegrityPhases {...integrity} />
      <IntegrityRules {...integrity} />
    </>
  );
}
