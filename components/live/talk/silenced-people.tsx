'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { findSilenced, silence } from '@/lib/live/talk/client/talk';
import { call } from '@/lib/platform/client/call';
import { TalkPeople } from './talk-people';
import { useDeed } from './use-deed';

/** Who is silenced in a talk, each of whom can be let talk again. */
export function SilencedPeople({ id }: { id: string }) {
  const t = useTranslations('talk.silenced');
  const deed = useDeed();
  const { data, isError, refetch } = useQuery({
    queryKey: [findSilenced.path, { id }],
    queryFn: ({ signal }) => call(findSilenced, { id }, { signal, quiet: true }),
    // Each time the sheet opens.
    staleTime: 0,
  });
  const lift = (userId: string) =>
    deed(async () => {
      await call(silence, { id, userId, isSilenced: false });
      await refetch();
    });
  return (
    <section className="mt-4">
      <h3 className="text-base">{t('title')}</h3>
      {isError && <p className="py-2 text-danger text-sm">{t('failed')}</p>}
      {data?.length === 0 && <p className="py-2 text-ink-3 text-sm">{t('empty')}</p>}
      <TalkPeople
        people={data ?? []}
        action={t('lift')}
        actionOf={(name) => t('liftOf', { name })}
        onPress={(userId) => void lift(userId)}
      />
    </section>
  );
}
