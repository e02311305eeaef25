'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { NeedsPhone } from '@/components/people/person/card-needs-phone';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { ownEntriesPath, ownEntryPath } from '@/lib/events/entry/client/addresses';
import { useEntryActs } from '@/lib/events/entry/client/own-entries';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

/** A work that the address names. */
export interface EnteredWork {
  id: string;
  title: string;
}

interface EnterBeginProps {
  /** Of the contest. */
  name: string;
  work: EnteredWork | null;
}

/** Begins an entry, and opens its form. Pressed again it is the same one. */
export function EnterBegin({ name, work }: EnterBeginProps) {
  const t = useTranslations('entryEdit.enter');
  const acts = useEntryActs();
  const router = useRouter();
  const problemOf = useProblemWords();
  const [clientId] = useState(() => newId());
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  async function begin() {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      const { id } = await acts.begin({ clientId, name, workId: work?.id ?? '' });
      router.push(ownEntryPath(id));
    } catch (error) {
      setProblem(problemOf(error));
      setPending(false);
    }
  }
  return (
    <div
      data-takes-bottom=""
      className="sticky bottom-0 z-10 -mx-gutter mt-8 bg-paper px-gutter pt-2 pb-[calc(16px+env(safe-area-inset-bottom))]"
    >
      {work && <p className="truncate text-ink-2 text-sm">{t('with', { title: work.title || t('untitled') })}</p>}
      <FormAlert>
        {problem && (
          <p>{problem.code === 'ListFull' ? t('full') : problem.code === '400' ? t('workGone') : problem.text}</p>
        )}
        {problem?.code === 'PhoneNeeded' && (
          <NeedsPhone query={work ? `?${new URLSearchParams({ work: work.id })}` : ''} />
        )}
        {problem?.code === 'ListFull' && (
          <Link
            href={ownEntriesPath}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('toOwn')}
          </Link>
        )}
      </FormAlert>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => void begin()}
        className={`min-h-12 w-full text-lg aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {isPending ? t('beginning') : t('begin')}
      </button>
    </div>
  );
}
