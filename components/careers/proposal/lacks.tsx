import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { demandsPath, projectPath } from '@/lib/careers/demand/client/addresses';
import { ownProposalsPath, proposalsPath } from '@/lib/careers/proposal/client/addresses';
import type { ProposalStanding } from '@/lib/careers/proposal/contract';
import { Link } from '@/lib/platform/i18n/link';

interface LacksProps {
  demandId: string;
  lacks: NonNullable<ProposalStanding['lacks']>;
  works: ProposalStanding['works'];
}

/** What somebody lacks to send a proposal, and the way there. */
export function Lacks({ demandId, lacks, works }: LacksProps) {
  const t = useTranslations('proposal.lacks');
  if (lacks === 'original') return <NoOriginal works={works} />;
  const href = { own: proposalsPath(demandId), closed: demandsPath, full: ownProposalsPath }[lacks];
  return (
    <Notice title={t(`${lacks}.title`)} text={t(`${lacks}.text`)}>
      <Link href={href} className={buttonClass('ink')}>
        {t(`${lacks}.action`)}
      </Link>
    </Notice>
  );
}

/** Projects are for creators with an original work that is public: which of theirs are on the way there. */
function NoOriginal({ works }: Pick<LacksProps, 'works'>) {
  const t = useTranslations('proposal.lacks.original');
  return (
    <section aria-labelledby="lacks" className="mt-6 max-w-180 rounded-md bg-sunk px-4 py-5 md:px-6">
      <h2 id="lacks" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-2 text-pretty">{t('text')}</p>
      <ul className="mt-4 border-line border-t">
        {(['original', 'waiting', 'copied', 'drafts'] as const).map((kind) => (
          <li key={kind} className="flex min-h-12 items-center justify-between gap-4 border-line border-b">
            <span>{t(`works.${kind}`)}</span>
            <span className="font-semibold tabular-nums">{works[kind]}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link href="/MyMaJiang/new" className={buttonClass('accent')}>
          {t('upload')}
        </Link>
        <Link href="/MyMaJiang" className={buttonClass('line')}>
          {t('works.all')}
        </Link>
        <Link href={projectPath} className={buttonClass('line')}>
          {t('how')}
        </Link>
      </p>
    </section>
  );
}
