'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { ownCasePath } from '@/lib/careers/showcase/client/addresses';
import { useCaseActs } from '@/lib/careers/showcase/client/own-cases';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

/** Where two sides work together: the way to the case that both can show of it, which begins here. */
export function CardBeginCase({ demandId }: { demandId: string }) {
  const t = useTranslations('showcase.begin');
  const router = useRouter();
  const acts = useCaseActs();
  const { act, isPending, problem } = useOneAct();
  const begin = () =>
    act(async () => {
      const { id } = await acts.begin(demandId);
      router.push(ownCasePath(id));
    });
  return (
    <>
      <p className="text-ink-2 text-sm text-pretty">{t('text')}</p>
      <FormAlert>{problem}</FormAlert>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={begin}
        className={`mt-2 aria-disabled:opacity-60 ${buttonClass('ink')}`}
      >
        {isPending ? t('pending') : t('action')}
      </button>
    </>
  );
}
