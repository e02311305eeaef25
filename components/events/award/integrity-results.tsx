import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { getContestResult, getResultKey, getResultSignature } from '@/lib/events/award/calls';
import { checkCommand, resultFiles } from '@/lib/events/award/codes';
import type { ContestIntegrity } from '@/lib/events/award/contract';
import { CopyCommand } from './copy-command';
import { IntegritySection } from './integrity-section';
import { Digest, IntegrityTime } from './integrity-time';

type Result = ContestIntegrity['results'][number];

/** The results as signed files, and how anybody checks them without us. */
export function IntegrityResults({ contest, results }: Pick<ContestIntegrity, 'contest' | 'results'>) {
  const t = useTranslations('integrity.results');
  return (
    <IntegritySection title={t('title')} proof={t('proof')}>
      {results.length === 0 ? (
        <p className="text-ink-3 text-sm text-pretty">{t('none')}</p>
      ) : (
        <>
          <ul className="space-y-8">
            {results.map((result) => (
              <li key={`${result.stage} ${result.version}`}>
                <SignedResult name={contest.name} result={result} />
              </li>
            ))}
          </ul>
          <h4 className="mt-8 font-semibold text-sm">{t('check')}</h4>
          <p className="mt-1 mb-2 text-ink-2 text-sm text-pretty">{t('how')}</p>
          <CopyCommand command={checkCommand} />
        </>
      )}
    </IntegritySection>
  );
}

function SignedResult({ name, result }: { name: string; result: Result }) {
  const t = useTranslations('integrity.results');
  const { stage, version, publishedTime, keyId, sha256, bytes } = result;
  const files = [
    { file: resultFiles.result, path: getContestResult.path, query: { name, stage, version } },
    { file: resultFiles.signature, path: getResultSignature.path, query: { name, stage, version } },
    { file: resultFiles.key, path: getResultKey.path, query: { keyId } },
  ];
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">{t(`stage.${stage}`, { version: String(version) })}</span>
        <span className="text-ink-3 text-sm tabular-nums">
          <IntegrityTime iso={publishedTime} />
        </span>
      </p>
      <ul aria-label={t('files')} className="mt-2 flex flex-wrap gap-2">
        {files.map(({ file, path, query }) => (
          <li key={file}>
            {/* A plain link: it works without scripts, and its address can be given to other programs. */}
            <a
              href={`${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`}
              download={file}
              rel="nofollow"
              className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-3.5 font-semibold text-sm hover:border-ink-3"
            >
              <ScreenIcon name="download" className="size-4.5" />
              {file}
            </a>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 text-ink-2 text-xs">
        <dt>SHA-256</dt>
        <dd>
          <Digest>{sha256}</Digest>
        </dd>
        <dt>{t('size')}</dt>
        <dd className="tabular-nums">{t('bytes', { bytes })}</dd>
        <dt>{t('key')}</dt>
        <dd>
          <Digest>{keyId}</Digest>
        </dd>
      </dl>
    </>
  );
}
