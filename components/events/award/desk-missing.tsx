import { useTranslations } from 'next-intl';
import type { ResultPreview } from '@/lib/events/award/client/desk';
import type { AwardPlan } from '@/lib/events/award/contract';
import { contestDeskPath, deskPartPath } from '@/lib/events/contest/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { translate } from '@/lib/platform/shared/language';
import type { DeskContest } from './desk-contest';
import { useRuleWords } from './desk-rules';

interface DeskMissingProps {
  plan: AwardPlan;
  contest: DeskContest;
  missing: ResultPreview['missing'];
}

/** What a publication lacks, each leading to where that is mended. */
export function DeskMissing({ plan, contest, missing }: DeskMissingProps) {
  const t = useTranslations('awardDesk.publish');
  const language = useLanguage();
  const wordsOf = useRuleWords();
  const wordsFor = ({ field, rule }: (typeof missing)[number]): string => {
    const words = wordsOf(field, rule) ?? '';
    const award = plan.awards[Number(/^awards\.(\d+)\./.exec(field)?.[1] ?? -1)];
    const name = award && translate(award.nameZh, award.nameEn, language).text;
    return name ? t('ofAward', { name, words }) : words;
  };
  return (
    <>
      <p className="mt-1 text-sm">{t('missing', { count: missing.length })}</p>
      <ul className="text-sm">
        {missing.map((one) => (
          <li key={`${one.field} ${one.rule}`} className="flex gap-2">
            <span aria-hidden="true" className="py-2.5 text-ink-3">
              ○
            </span>
            <Link
              href={placeOf(contest.id, one)}
              className="inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline wrap-anywhere"
            >
              {wordsFor(one)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where what is missing is mended. */
function placeOf(contestId: string, { field, rule }: { field: string; rule: string }): string {
  const entries = deskPartPath(contestId, 'entries');
  if (field === 'entries' && rule !== 'open') return `${entries}?state=${rule}`;
  if (field === 'entries' || field === 'vote') return contestDeskPath(contestId);
  if (field === 'rounds') return deskPartPath(contestId, 'judging');
  return field === 'shortlist' ? '#shortlist' : '#awards';
}
