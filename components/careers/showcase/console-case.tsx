'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAct } from '@/components/base/staff/card-act';
import { ConsolePage, ConsoleSection, Facts, StateBadge } from '@/components/base/staff/card-parts';
import { ReasonField, useReason } from '@/components/base/staff/card-reason-field';
import { buttonClass } from '@/components/ui/button-class';
import { casePath, ownCasePath } from '@/lib/careers/showcase/client/addresses';
import { getListedCase, listCases, takeCaseDown } from '@/lib/careers/showcase/client/console';
import type { ListedCaseDetail } from '@/lib/careers/showcase/contract';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { caseTones } from './console-cases';

/** A case in the console: all that it says, and its take-down. */
export function CaseConsole({ first }: { first: ListedCaseDetail }) {
  const t = useTranslations('caseConsole');
  const stateOf = useTranslations('showcase.states');
  const { id } = first;
  const { data: found } = useQuery({
    queryKey: [getListedCase.path, id],
    queryFn: ({ signal }) => call(getListedCase, { id }, { signal, quiet: true }),
    initialData: first,
  });
  return (
    <ConsolePage
      title={found.title || found.companyName}
      back={{ href: '/staff/cases', label: t('title') }}
      actions={<StateBadge tone={caseTones[found.state]}>{stateOf(found.state)}</StateBadge>}
    >
      <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <CaseFacts found={found} />
          <Texts found={found} />
        </div>
        <div className="max-lg:mt-8 lg:sticky lg:top-7">
          <TakeDown found={found} />
        </div>
      </div>
    </ConsolePage>
  );
}

function CaseFacts({ found }: { found: ListedCaseDetail }) {
  const t = useTranslations('caseConsole');
  const sideOf = useTranslations('showcase.edit.agreement.sides');
  const { id, state, companyName, hasCompany, creator, creatorId, agreed, reason, works, isCredited } = found;
  const link = 'underline underline-offset-4';
  return (
    <Facts
      facts={[
        { label: t('company'), value: hasCompany ? companyName : t('noAccount', { name: companyName }) },
        {
          label: t('creator'),
          value: (
            <Link href={`/otherPeople?userId=${encodeURIComponent(creatorId)}`} className={link}>
              {creator || '—'}
            </Link>
          ),
        },
        { label: t('agreed'), value: agreed.map((side) => sideOf(side)).join(t('comma')) || '—' },
        { label: t('credited'), value: t(isCredited ? 'yes' : 'no') },
        { label: t('works'), value: works.map(({ title }) => title).join(t('comma')) },
        { label: t('updatedAt'), value: formatDate(Date.parse(found.updatedAt), { withTime: true }) },
        { label: t('reason'), value: reason },
        {
          label: t('pages'),
          value: (
            <span className="flex flex-wrap gap-x-5">
              {state === 'public' && (
                <Link href={casePath(id)} className={link}>
                  {t('open')}
                </Link>
              )}
              {!hasCompany && (
                <Link href={ownCasePath(id)} className={link}>
                  {t('edit')}
                </Link>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}

function Texts({ found }: { found: ListedCaseDetail }) {
  const nameOf = useTranslations('editor.languages');
  const texts = [
    ['zh', found.titleZh, found.textZh],
    ['en', found.titleEn, found.textEn],
  ] as const;
  return texts.map(
    ([language, title, text]) =>
      (title || text) && (
        <ConsoleSection key={language} title={nameOf(language)}>
          <p lang={language} className="font-semibold wrap-anywhere">
            {title}
          </p>
          <p lang={language} className="mt-1 max-w-170 whitespace-pre-line text-sm wrap-anywhere">
            {text}
          </p>
        </ConsoleSection>
      ),
  );
}

/** Takes it down with a reason that both sides are told, or puts it back. */
function TakeDown({ found: { id, state } }: { found: ListedCaseDetail }) {
  const t = useTranslations('caseConsole.takeDown');
  const { act, isActing } = useAct();
  const reason = useReason();
  const isDown = state === 'takenDown';
  const send = async () => {
    if (!isDown && !reason.fits(t('needed'))) return;
    const input = { id, isTakenDown: !isDown, reason: isDown ? '' : reason.text.trim() };
    const isDone = await act({
      work: () => call(takeCaseDown, input, { quiet: true }),
      done: t(isDown ? 'restored' : 'done'),
      renews: [getListedCase, listCases],
    });
    if (isDone) reason.write('');
  };
  return (
    <section aria-labelledby="take-down">
      <h2 id="take-down" className="mb-2 text-base">
        {t('title')}
      </h2>
      <p className="mb-3 text-ink-2 text-sm text-pretty">{t(isDown ? 'restoreText' : 'text')}</p>
      {!isDown && <ReasonField reason={reason} label={t('reason')} hint={t('hint')} rows={3} />}
      <button
        type="button"
        aria-disabled={isActing || undefined}
        onClick={send}
        className={`w-full aria-disabled:opacity-60 ${buttonClass(isDown ? 'line' : 'danger')}`}
      >
        {t(isDown ? 'restore' : 'action')}
      </button>
    </section>
  );
}
