import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { MissingKind } from './missing-things';

/** Where the title of each kind's page stands in the messages. */
const missingTitles = {
  work: 'watch.missing.title',
  film: 'watch.missing.title',
  person: 'centre.creator.missing.title',
  playlist: 'playlistPage.missing.title',
  text: 'content.missing.title',
  service: 'lead.request.missing.title',
  request: 'lead.status.missing.title',
  board: 'ranking.missing.title',
} as const satisfies Record<MissingKind, string>;

/** The head of the page that stands for a thing which is not there. */
export async function missingMetadata(kind: MissingKind): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t(missingTitles[kind]), robots: { index: false } };
}
