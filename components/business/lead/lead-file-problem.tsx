'use client';

import { useTranslations } from 'next-intl';
import type { FileProblem } from '@/lib/business/lead/client/use-lead-form';
import { leadLimits } from '@/lib/business/lead/codes';

/** Values for the messages of each reason. */
const limits = { count: leadLimits.files, size: leadLimits.fileBytes / 1024 / 1024 };

/** Which files were left out and why, or what the server rejected. Announced when it appears. */
export function LeadFileProblem({ problem }: { problem: FileProblem | null }) {
  const t = useTranslations('lead.files');
  return (
    <div role="alert" className="text-sm text-danger">
      {problem && 'rule' in problem && <p>{t(`sent.${isKnown(problem.rule) ? problem.rule : 'other'}`, limits)}</p>}
      {problem && 'refused' in problem && (
        <ul>
          {problem.refused.map(({ name, reason }) => (
            <li key={name}>{t(`refused.${reason}`, { name, ...limits })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const known = ['tooManyFiles', 'fileTooLarge', 'fileType'] as const;

function isKnown(rule: string): rule is (typeof known)[number] {
  return known.some((one) => one === rule);
}
