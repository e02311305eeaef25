import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { topicPictureSizes } from '@/lib/community/topic/codes';
import type { TopicForReview } from '@/lib/community/topic/contract';

const { background, banner, thumb } = topicPictureSizes;

/** All pictures of a channel: the head as its page shows it, and its banners. */
export function TopicPictures({ topic }: { topic: TopicForReview }) {
  const t = useTranslations('topicConsole');
  const alt = (picture: string | null, name: 'background' | 'thumb') => (picture ? t(name) : t('noPicture'));
  return (
    <>
      <div className="max-w-200">
        <Picture
          picture={topic.background}
          cuts={[background]}
          sizes="(width >= 1024px) 800px, 100vw"
          alt={alt(topic.background, 'background')}
          className="aspect-1160/330 w-full rounded-md"
        />
        <div className="relative -mt-10 ml-4 w-fit overflow-hidden rounded-lg border-4 border-paper bg-paper">
          <Picture
            picture={topic.thumb}
            cuts={[thumb]}
            sizes="140px"
            alt={alt(topic.thumb, 'thumb')}
            className="size-24 rounded-sm md:size-35"
          />
        </div>
      </div>
      {topic.banners.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-2 text-base">{t('banners')}</h2>
          <ul className="grid max-w-200 gap-3 md:grid-cols-2">
            {topic.banners.map((picture, index) => (
              <li key={picture}>
                <Picture
                  picture={picture}
                  cuts={[banner]}
                  sizes="(width >= 768px) 400px, 100vw"
                  alt={t('bannerOf', { number: index + 1 })}
                  className="aspect-1160/300 w-full rounded-md"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
