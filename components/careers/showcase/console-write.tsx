'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useAct } from '@/components/base/staff/card-act';
import { CardPersonSearch } from '@/components/people/person/card-person-search';
import { buttonClass } from '@/components/ui/button-class';
import { Sheet } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { ownCasePath } from '@/lib/careers/showcase/client/addresses';
import { listCases, writeCase } from '@/lib/careers/showcase/client/console';
import { caseLimits } from '@/lib/careers/showcase/codes';
import type { NamedPerson } from '@/lib/people/person/contract';
import { call } from '@/lib/platform/client/call';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { countCharacters } from '@/lib/platform/shared/characters';

/** Begins a case for a company without an account: its name, and who made the works. */
export function WriteCase({ onClose }: { onClose(): void }) {
  const t = useTranslations('caseConsole.write');
  const router = useRouter();
  const { act, isActing } = useAct();
  const [clientId] = useState(() => uuid());
  const [companyName, setName] = useState('');
  const [creator, setCreator] = useState<NamedPerson | null>(null);
  const [isRefused, setRefused] = useState(false);
  const length = countCharacters(companyName.trim());
  const nameFault = length === 0 ? t('nameNeeded') : length > caseLimits.companyName ? t('nameLong') : undefined;

  async function begin() {
    setRefused(true);
    if (nameFault || !creator) return;
    const input = { clientId, companyName: companyName.trim(), creatorId: creator.userId };
    const isDone = await act({ work: () => call(writeCase, input, { quiet: true }), renews: [listCases] });
    if (isDone) router.push(ownCasePath(clientId));
  }
  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <p className="mb-4 text-ink-2 text-sm text-pretty">{t('text')}</p>
      <TextField
        name="companyName"
        label={t('name')}
        autoComplete="off"
        value={companyName}
        error={isRefused ? nameFault : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {creator ? (
        <p className="mb-4 flex min-h-11 items-center justify-between gap-4">
          <span>{t('by', { name: creator.nickname })}</span>
          <button type="button" onClick={() => setCreator(null)} className="min-h-11 font-semibold text-accent">
            {t('change')}
          </button>
        </p>
      ) : (
        <CardPersonSearch
          name="creator"
          error={isRefused ? t('creatorNeeded') : undefined}
          known={[]}
          words={{
            ...{ label: t('creator'), nobody: t('nobody'), found: t('found') },
            add: (name) => t('add', { name }),
          }}
          onAdd={setCreator}
        />
      )}
      <button
        type="button"
        aria-disabled={isActing || undefined}
        onClick={begin}
        className={`mt-2 w-full aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {t('begin')}
      </button>
    </Sheet>
  );
}
