import { useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { WorkThumb } from '@/components/works/work/card-thumb';
import type { TeamPerson } from '@/lib/careers/team/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { VideoItem } from '@/lib/works/work/contract';

const workPath = (id: string) => `/video/detail/${encodeURIComponent(id)}`;

/** Works in a row that scrolls sideways on a phone; each opens in a new tab. */
export function TeamWorks({ works, label }: { works: readonly VideoItem[]; label: string }) {
  const textLanguage = useTextLanguage();
  if (works.length === 0) return null;
  return (
    <ul aria-label={label} className="rail -mx-gutter gap-3 px-gutter md:mx-0 md:flex-wrap md:px-0">
      {works.map(({ videoId, thumb, duration, title, titleLanguage }) => (
        <li key={videoId} className="w-37 flex-none">
          <NewTabLink href={workPath(videoId)} className="group block">
            <WorkThumb thumb={thumb} duration={duration} />
            <span
              lang={textLanguage(titleLanguage)}
              className="mt-1.5 line-clamp-2 text-sm wrap-anywhere group-hover:text-ink-2"
            >
              {title}
            </span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}

/** Works of others that credit somebody, with what they did there. Needs the messages `work.credits`. */
export function TeamCredits({ credits, label }: { credits: TeamPerson['credits']; label: string }) {
  const t = useTranslations('work.credits');
  if (credits.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="text-ink-3">{label}</p>
      <ul>
        {credits.map(({ videoId, title, roles }) => (
          <li key={videoId} className="wrap-anywhere">
            <NewTabLink
              href={workPath(videoId)}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink-2 pointer-fine:min-h-7"
            >
              {title}
            </NewTabLink>{' '}
            <span className="text-ink-3">{roles.map((role) => t(`roleNames.${role}`)).join(t('and'))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
