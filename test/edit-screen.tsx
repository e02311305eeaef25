import { EditFilm } from '@/components/works/film/edit-film';
import { SubtitleField } from '@/components/works/film/subtitle-field';
import { EditScreen } from '@/components/works/work/edit-screen';
import type { Language } from '@/lib/platform/shared/language';
import type { WorkDraft } from '@/lib/works/work/contract';
import { answerCalls, type MadeCall } from './answers';
import { standInForDialogs } from './dialogs';
import { draftWork } from './draft-work';
import { renderIn } from './render';

/** Starts each test of a file with an editor without stored values. */
export function freshEditor() {
  beforeEach(() => {
    sessionStorage.clear();
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => undefined;
    standInForDialogs();
  });
}

/** What other slices put into it; contests have a test of their own. */
const slots = { Film: EditFilm, Subtitles: SubtitleField, Contests: () => null };

/** Shows the editor of a work and answers its calls, which it returns. */
export function showEditor(
  own: Partial<WorkDraft>,
  answers: Parameters<typeof answerCalls>[0] = {},
  language: Language = 'zh',
): MadeCall[] {
  const first = { ...draftWork, ...own };
  const calls = answerCalls({
    '/api/person/industries': { data: [] },
    '/api/person/professions': { data: [] },
    '/api/video/work/get': { data: first },
    ...answers,
  });
  renderIn(language, <EditScreen first={first} personId="lin" {...slots} />);
  return calls;
}
