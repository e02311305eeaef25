'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { followSeveral } from '@/lib/community/topic/client/follow-topics';
import type { TopicItem } from '@/lib/community/topic/contract';
import { toast } from '@/lib/platform/client/toast';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import type { Page } from '@/lib/platform/shared/wire';
import { AddList } from './add-list';

/** The entrance to add channels (specification section 4): rows that toggle, and a confirm button that appears only here. */
export function AddScreen({ first }: { first: Page<TopicItem> }) {
  const t = useTranslations('topicPage.add');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const router = useRouter();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => followSeveral(queries, chosen),
    onSuccess: () => {
      toast(t('done', { count: chosen.length }));
      router.push('/topicHome');
    },
  });
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href="/AddTopic/new" className={buttonClass('line')}>
          {t('create')}
        </Link>
      </div>
      <p className="mt-2 mb-5 text-ink-2 text-pretty">{t('text')}</p>
      <AddList first={first} chosen={chosen} onToggle={toggle} />
      {chosen.length > 0 && (
        <div className="pointer-events-none sticky bottom-5 z-4 mt-4 flex justify-center">
          <button
            type="button"
            disabled={isPending}
            onClick={() => mutate()}
            className={`pointer-events-auto shadow-lg ${buttonClass('accent')}`}
          >
            {t('confirm', { count: chosen.length })}
          </button>
        </div>
      )}
    </div>
  );
}
