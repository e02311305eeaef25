import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import type { CallOf } from '@/lib/platform/client/remote';
import { takeDraft, workQuery } from '@/lib/works/work/client/works';
import type { SubtitleLanguage } from '@/lib/works/work/codes';
import * as calls from '../calls';
import type * as contract from '../contract';

const replaceFilm: CallOf<typeof contract.replaceFilm> = calls.replaceFilm;
const saveSubtitle: CallOf<typeof contract.saveSubtitle> = calls.saveSubtitle;
const removeSubtitle: CallOf<typeof contract.removeSubtitle> = calls.removeSubtitle;

/** Actions on the film of a work of the caller, as `useWorkActs` has for the work. Sending is quiet. */
export function useFilmActs() {
  const queries = useQueryClient();
  return useMemo(() => filmActs(queries), [queries]);
}

function filmActs(queries: QueryClient) {
  async function takeSubtitles(id: string, answer: Promise<{ subtitles: SubtitleLanguage[] }>) {
    const { subtitles } = await answer;
    const { queryKey } = workQuery(id);
    await changeLoaded(queries, queryKey, () =>
      queries.setQueryData(queryKey, (draft) => draft && { ...draft, subtitles }),
    );
    return subtitles;
  }
  return {
    replace: (id: string, uploadId: string) => takeDraft(queries, call(replaceFilm, { id, uploadId }, { quiet: true })),
    saveSubtitle: (id: string, language: SubtitleLanguage, file: File) =>
      takeSubtitles(id, call(saveSubtitle, { id, language, file }, { encoding: 'multipart', quiet: true })),
    removeSubtitle: (id: string, language: SubtitleLanguage) =>
      takeSubtitles(id, call(removeSubtitle, { id, language })),
  };
}
