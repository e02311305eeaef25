import { ArticleText } from '@/components/base/rich-text/card-article-text';
import { CardPersonStrip } from '@/components/people/person/card-person-strip';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { CardPhotoGrid } from './card-photo-grid';

interface CardAboutProps extends Pick<ActivityDetail, 'id' | 'titleLanguage' | 'organiser'> {
  /** Nothing where there are none. */
  photos?: readonly string[];
  /** Its text for display; empty for none. */
  html: string;
  /** `only`: that the text is in its language alone. */
  words: Record<'title' | 'only' | 'organiser', string> & { photos?: string };
}

/** What an organiser says of an activity, its photos, and the organiser. */
export function CardAbout({ id, titleLanguage, photos = [], organiser, html, words }: CardAboutProps) {
  const lang = useTextLanguage()(titleLanguage);
  return (
    <>
      {html && (
        <section aria-labelledby="about">
          <h2 id="about" className="mb-3 text-xl md:text-2xl">
            {words.title}
          </h2>
          {lang && <p className="mb-4 border-line border-l-2 pl-3 text-ink-2 text-sm">{words.only}</p>}
          <ArticleText name={id} html={html} lang={lang} renderWork={() => null} />
        </section>
      )}
      {photos.length > 0 && (
        <section aria-labelledby="photos" className="mt-10">
          <h2 id="photos" className="mb-4 text-xl md:text-2xl">
            {words.photos}
          </h2>
          <CardPhotoGrid name={`photos-${id}`} photos={photos} />
        </section>
      )}
      <section aria-label={words.organiser} className="mt-10">
        <CardPersonStrip person={organiser} />
      </section>
    </>
  );
}
