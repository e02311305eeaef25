import { getTranslations } from 'next-intl/server';
import { PageConsole } from '@/components/base/content/console-page';
import { rateWords } from '@/components/business/advertising/rate-words';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import type { ContentDraft } from '@/lib/base/content/contract';
import { getContentDraft } from '@/lib/base/content/server/get-content-draft';
import { rateItems } from '@/lib/business/advertising/codes';
import { contestsPerPage } from '@/lib/events/contest/codes';
import { findContests } from '@/lib/events/contest/server/find-contests';
import type { Context } from '@/lib/platform/server/context';

export const generateMetadata = consoleHead('editContent', 'contentConsole.title');

/** One content page, being edited. */
export default async function ContentEditorPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('editContent', `/staff/content/${id}`);
  const draft = await getContentDraft(context, { id }).catch(orNotFound);
  const t = await getTranslations('advertising');
  const items = rateItems.map((item) => ({ item, name: rateWords(t, item).name }));
  return (
    <ClientWords of={['staff', 'contentConsole', 'contentBlocks', 'richText']}>
      <PageConsole key={draft.id} draft={draft} items={items} parts={await findParts(context, draft)} />
    </ClientWords>
  );
}

/** Contests that are not decided: specials show their dates. */
async function findParts(context: Context, { kind }: ContentDraft) {
  if (kind !== 'special') return [];
  const t = await getTranslations('contentConsole.data');
  const groups = await Promise.all(
    (['open', 'judging'] as const).map((group) =>
      findContests(context, { group, pageIndex: 1, pageSize: contestsPerPage }),
    ),
  );
  const contests = groups.flatMap(({ list }) => list);
  return contests.map(({ id: about, title }) => ({ part: 'contestDates', about, label: t('contestDates', { title }) }));
}
