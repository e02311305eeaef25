'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { contactViewsPath, demandsPath } from '@/lib/careers/demand/client/addresses';
import { seeContact } from '@/lib/careers/demand/client/contact';
import { demandLimits } from '@/lib/careers/demand/codes';
import type { ContactStanding, DemandContact, DemandItem } from '@/lib/careers/demand/contract';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { CardDemandItem } from './card-demand-item';
import { ContactRows } from './contact-rows';

interface ContactScreenProps {
  demand: DemandItem;
  /** As the page was made, which is no look. */
  standing: ContactStanding;
}

/**
 * The contact of a demand (specification section 2, /seeEmail): shown when it is asked for, since each look is seen by the company;
 * or what the reader lacks for it.
 */
export function ContactScreen({ demand, standing }: ContactScreenProps) {
  const t = useTranslations('demandContact');
  const [contact, setContact] = useState<DemandContact | null>(null);
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-130">
        <h1 className="text-2xl">{t('heading')}</h1>
        <section aria-label={t('of')} className="mt-3 border-line border-y">
          <h2 className="sr-only">{t('of')}</h2>
          <CardDemandItem demand={demand} />
        </section>
        {contact && <ContactRows contact={contact} subject={demand.title} />}
        {!contact && (standing === 'unverified' || standing === 'closed') && <Missing standing={standing} />}
        {!contact && standing !== 'unverified' && standing !== 'closed' && (
          <Ask id={demand.id} standing={standing} onSeen={setContact} />
        )}
        {standing === 'own' && (
          <Link href={contactViewsPath(demand.id)} className={`mt-6 ${buttonClass('line')}`}>
            {t('looks')}
          </Link>
        )}
      </div>
    </div>
  );
}

interface AskProps {
  id: string;
  standing: Exclude<ContactStanding, 'unverified' | 'closed'>;
  onSeen(contact: DemandContact): void;
}

/** Says who will know of the look, and looks. */
function Ask({ id, standing, onSeen }: AskProps) {
  const t = useTranslations('demandContact');
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState({ code: '', text: '' });

  async function look() {
    if (isPending) return;
    setPending(true);
    setProblem({ code: '', text: '' });
    try {
      onSeen(await seeContact(id));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="mt-6">
      <p className="text-ink-2 text-pretty">{t(`about.${standing}`, { most: demandLimits.contactsOfDay })}</p>
      <FormAlert>
        {problem.text}
        {problem.code === 'IdentityNeeded' && <VerifyLink />}
      </FormAlert>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={look}
        className={`mt-1 min-h-12 w-full aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {t(isPending ? 'looking' : 'look')}
      </button>
    </div>
  );
}

/** What the reader lacks, and the way on. */
function Missing({ standing }: { standing: 'unverified' | 'closed' }) {
  const t = useTranslations('demandContact');
  return (
    <div className="mt-6">
      <p className="font-semibold text-lg">{t(`missing.${standing}.title`)}</p>
      <p className="mt-1 mb-5 text-ink-2 text-pretty">{t(`missing.${standing}.text`)}</p>
      {standing === 'unverified' ? (
        <Link href="/qualifications" className={buttonClass('accent')}>
          {t('verify')}
        </Link>
      ) : (
        <Link href={demandsPath} className={buttonClass('ink')}>
          {t('list')}
        </Link>
      )}
    </div>
  );
}

function VerifyLink() {
  const t = useTranslations('demandContact');
  return (
    <Link href="/qualifications" className="inline-flex min-h-11 items-center underline underline-offset-4">
      {t('verify')}
    </Link>
  );
}
