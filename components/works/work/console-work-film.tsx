import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { Picture } from '@/components/ui/picture';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { WorkForReview } from '@/lib/works/work/contract';
import { FileStateBadge } from './console-work-file-state';

/** The player of a film. Its `size` in pixels is null while unknown. */
export type FilmPlayer = ComponentType<{
  id: string;
  cover: string | null;
  title: string;
  duration: number;
  size: { width: number; height: number } | null;
}>;

/** The film of a work, to be watched before a decision, and its cover as lists show it. */
export function WorkFilm({ work, Player }: { work: WorkForReview; Player: FilmPlayer }) {
  const t = useTranslations('workConsole');
  const { id, title, thumb, duration, file, processing } = work;
  const size = file?.width && file.height ? { width: file.width, height: file.height } : null;
  return (
    <>
      {processing.state !== 'ready' ? (
        <FileStateBadge processing={processing} />
      ) : (
        <div className="max-w-200 overflow-hidden rounded-md">
          <Player {...{ id, duration, size }} cover={thumb} title={title || t('untitled')} />
        </div>
      )}
      <ConsoleSection title={t('cover')}>
        <Picture
          picture={thumb}
          cuts={[videoThumbnailSize]}
          sizes="252px"
          alt={thumb ? t('cover') : t('noCover')}
          className="aspect-3/2 w-63 rounded-md"
        />
      </ConsoleSection>
    </>
  );
}
