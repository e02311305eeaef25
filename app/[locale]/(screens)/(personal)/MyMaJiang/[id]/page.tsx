import { CardWorkContests } from '@/components/events/entry/card-work-contests';
import { EditFilm } from '@/components/works/film/edit-film';
import { SubtitleField } from '@/components/works/film/subtitle-field';
import { EditScreen } from '@/components/works/work/edit-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getWork } from '@/lib/works/work/server/works/get-work';

export const generateMetadata = privateHead('workEdit.title');

/** A work of the caller, to be edited; 404 for any other. */
export default async function WorkPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/MyMaJiang/${encodeURIComponent(id)}`);
  const work = await getWork(context, { id }).catch(orNotFound);
  return (
    <ClientWords
      of={[
        'workEdit',
        'editor',
        'filmEdit',
        'workCategory',
        'work',
        'person.bindPhone',
        'filmPlayer',
        'workCard',
        'format',
        'entry.state',
        'entryOwn',
      ]}
    >
      <EditScreen
        key={id}
        first={work}
        personId={context.caller.personId}
        Film={EditFilm}
        Subtitles={SubtitleField}
        Contests={CardWorkContests}
      />
    </ClientWords>
  );
}
