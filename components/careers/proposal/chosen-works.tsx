'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FaultLine } from '@/components/ui/fault-line';
import { Picture } from '@/components/ui/picture';
import { pickWorksPath } from '@/lib/careers/proposal/client/addresses';
import { proposalLimits } from '@/lib/careers/proposal/codes';
import { Link } from '@/lib/platform/i18n/link';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { workQuery } from '@/lib/works/work/client/works';

interface ChosenWorksProps {
  demandId: string;
  /** Ids of the caller's works, in order. */
  chosen: readonly string[];
  error?: string | undefined;
  onChange(ids: string[]): void;
}

/** The works of a proposal in their order: they are picked on a page of their own, and each can be left out again. */
export function ChosenWorks({ demandId, chosen, error, onChange }: ChosenWorksProps) {
  const t = useTranslations('proposal.works');
  return (
    <fieldset className="mb-4 min-w-0" aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend className="mb-1.5 font-semibold text-sm">{t('label')}</legend>
      <p className="mb-3 text-ink-3 text-sm">{t('hint', { most: proposalLimits.works, count: chosen.length })}</p>
      {chosen.length > 0 && (
        <ol className="mb-3 divide-y divide-line border-line border-y">
          {chosen.map((id) => (
            <li key={id}>
              <ChosenWork id={id} onLeaveOut={() => onChange(chosen.filter((one) => one !== id))} />
            </li>
          ))}
        </ol>
      )}
      <Link
        href={pickWorksPath(demandId)}
        className={`w-full sm:w-auto ${buttonClass(chosen.length === 0 ? 'ink' : 'line')}`}
      >
        {t(chosen.length === 0 ? 'pick' : 'pickAgain')}
      </Link>
      {error && <FaultLine className="mt-2">{error}</FaultLine>}
    </fieldset>
  );
}

function ChosenWork({ id, onLeaveOut }: { id: string; onLeaveOut(): void }) {
  const t = useTranslations('proposal.works');
  const { data: work, isError } = useQuery(workQuery(id));
  const title = work ? work.title : isError ? t('gone') : '';
  return (
    <div className="flex items-center gap-3.5 py-2.5">
      <Picture
        picture={work?.thumb ?? null}
        cuts={[videoThumbnailSize]}
        sizes="96px"
        className="aspect-3/2 w-24 flex-none rounded-sm"
      />
      <p className="min-w-0 grow wrap-anywhere">{title}</p>
      <button type="button" onClick={onLeaveOut} className={`flex-none ${buttonClass('line', 'row')}`}>
        {t('leaveOut')}
        <span className="sr-only"> {title}</span>
      </button>
    </div>
  );
}
